package uscf1994

// FIDE ratings are converted by table 1 from 2200 on, in steps of 5 (section
// 1.4.2). The example of section 6.3 cites table 2 and means this one.
const (
	fideFirst = 2200
	fideStep  = 5
)

var fideTable = [...]float64{
	2214, 2222, 2229, 2237, 2245, 2252, 2259, 2267, 2274, 2281,
	2288, 2295, 2302, 2309, 2315, 2322, 2329, 2335, 2342, 2348,
	2354, 2361, 2367, 2373, 2379, 2385, 2390, 2396, 2402, 2408,
	2414, 2419, 2425, 2431, 2437, 2443, 2449, 2455, 2462, 2468,
	2474, 2480, 2486, 2492, 2498, 2504, 2509, 2515, 2520, 2526,
	2531, 2536, 2541, 2546, 2552, 2557, 2562, 2567, 2571, 2576,
	2581, 2586, 2591, 2595, 2600, 2605, 2609, 2614, 2618, 2622,
	2627, 2631, 2635, 2639, 2643, 2647, 2651, 2654, 2658, 2662,
	2665, 2669, 2672, 2676, 2679, 2682, 2686, 2689, 2692, 2695,
	2698, 2701, 2703, 2706, 2709, 2712, 2715, 2718, 2721, 2724,
}

// FromFIDE returns the USCF rating that stands for a FIDE rating: 15 more
// below 2200, 30 more from 2700 on, between by table 1, with straight lines
// between its entries (section 1.4.2; rating-notes 27).
func FromFIDE(fide float64) float64 {
	switch at := (fide - fideFirst) / fideStep; {
	case fide < fideFirst:
		return fide + 15
	case fide >= 2700:
		return fide + 30
	default:
		i := int(at)
		low, high := fideTable[i], 2700.0+30
		if i+1 < len(fideTable) {
			high = fideTable[i+1]
		}
		return low + (high-low)*(at-float64(i))
	}
}

const ageFirst = 5

var ageTable = [...]float64{
	543, 584, 624, 664, 703, 743, 782, 822, 862, 900,
	937, 973, 1009, 1043, 1077, 1109, 1139, 1168, 1194, 1218,
	1240, 1260, 1278, 1295, 1311, 1325, 1338, 1350, 1360, 1370,
	1378, 1385, 1392, 1398, 1403, 1408, 1412, 1416, 1419, 1422,
	1424, 1426, 1427, 1428, 1428, 1428, 1427, 1425, 1424, 1421,
	1419, 1415, 1411, 1407, 1403, 1397, 1392, 1386, 1379, 1372,
	1365, 1357, 1349, 1340, 1331, 1321, 1311, 1301, 1290, 1279,
	1267, 1255, 1243, 1230, 1217, 1203,
}

// FromAge returns the initial rating for an age in completed years, by table
// 2 (section 1.4.2). Younger and older players than it holds take its ends.
func FromAge(years int) float64 {
	return ageTable[max(0, min(len(ageTable)-1, years-ageFirst))]
}
