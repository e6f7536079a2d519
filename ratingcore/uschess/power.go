package uschess

import "math"

// Powers of ten are computed here and not by package math, whose assembly
// gives other last bits on amd64 than on arm64. A product inside a sum is
// written float64(a*b) throughout the package for the same reason: Go may
// otherwise fuse the two on arm64.

// A rating r is split as r = n·step + d with |d| ≤ step/2, so that
// 10^(r/400) = 2^(n/64) · e^(d·ln10/400). stepHigh has 28 zero bits at its
// end: n·stepHigh is exact for every rating that can occur.
const (
	perStep  = 0.531508495181978     // 64·log2(10)/400
	stepHigh = 1.8814374208450317    // 400/(64·log2(10)), first part
	stepLow  = 5.205485073180462e-08 // the rest of it
	lnShare  = 0.005756462732485115  // ln 10 / 400
)

// roots holds 2^(i/64).
var roots = [64]float64{
	0x1.0000000000000p+0, 0x1.02c9a3e778061p+0, 0x1.059b0d3158574p+0, 0x1.0874518759bc8p+0,
	0x1.0b5586cf9890fp+0, 0x1.0e3ec32d3d1a2p+0, 0x1.11301d0125b51p+0, 0x1.1429aaea92de0p+0,
	0x1.172b83c7d517bp+0, 0x1.1a35beb6fcb75p+0, 0x1.1d4873168b9aap+0, 0x1.2063b88628cd6p+0,
	0x1.2387a6e756238p+0, 0x1.26b4565e27cddp+0, 0x1.29e9df51fdee1p+0, 0x1.2d285a6e4030bp+0,
	0x1.306fe0a31b715p+0, 0x1.33c08b26416ffp+0, 0x1.371a7373aa9cbp+0, 0x1.3a7db34e59ff7p+0,
	0x1.3dea64c123422p+0, 0x1.4160a21f72e2ap+0, 0x1.44e086061892dp+0, 0x1.486a2b5c13cd0p+0,
	0x1.4bfdad5362a27p+0, 0x1.4f9b2769d2ca7p+0, 0x1.5342b569d4f82p+0, 0x1.56f4736b527dap+0,
	0x1.5ab07dd485429p+0, 0x1.5e76f15ad2148p+0, 0x1.6247eb03a5585p+0, 0x1.6623882552225p+0,
	0x1.6a09e667f3bcdp+0, 0x1.6dfb23c651a2fp+0, 0x1.71f75e8ec5f74p+0, 0x1.75feb564267c9p+0,
	0x1.7a11473eb0187p+0, 0x1.7e2f336cf4e62p+0, 0x1.82589994cce13p+0, 0x1.868d99b4492edp+0,
	0x1.8ace5422aa0dbp+0, 0x1.8f1ae99157736p+0, 0x1.93737b0cdc5e5p+0, 0x1.97d829fde4e50p+0,
	0x1.9c49182a3f090p+0, 0x1.a0c667b5de565p+0, 0x1.a5503b23e255dp+0, 0x1.a9e6b5579fdbfp+0,
	0x1.ae89f995ad3adp+0, 0x1.b33a2b84f15fbp+0, 0x1.b7f76f2fb5e47p+0, 0x1.bcc1e904bc1d2p+0,
	0x1.c199bdd85529cp+0, 0x1.c67f12e57d14bp+0, 0x1.cb720dcef9069p+0, 0x1.d072d4a07897cp+0,
	0x1.d5818dcfba487p+0, 0x1.da9e603db3285p+0, 0x1.dfc97337b9b5fp+0, 0x1.e502ee78b3ff6p+0,
	0x1.ea4afa2a490dap+0, 0x1.efa1bee615a27p+0, 0x1.f50765b6e4540p+0, 0x1.fa7c1819e90d8p+0,
}

// Power returns 10^(r/400), within two units of the last place and equal to
// the last bit on every machine, for |r| up to 100,000.
func Power(r float64) float64 {
	n := math.Floor(float64(r*perStep) + 0.5)
	d := r - float64(n*stepHigh)
	d -= float64(n * stepLow)
	x := d * lnShare
	p := 1 + float64(x*(1.0/5))
	p = 1 + float64(float64(x*(1.0/4))*p)
	p = 1 + float64(float64(x*(1.0/3))*p)
	p = 1 + float64(float64(x*(1.0/2))*p)
	p = 1 + float64(x*p)
	k := int(n)
	scale := math.Float64frombits(uint64(k>>6+1023) << 52)
	return float64(roots[k&63]*p) * scale
}

// exponential returns e^x with the same guarantees, for |x| up to 500.
func exponential(x float64) float64 { return Power(x / lnShare) }

// nearest rounds half up, the one rounding of shown ratings and of blended
// initial ratings (section 1, "conventional rounding rules").
func nearest(x float64) float64 { return math.Floor(x + 0.5) }
