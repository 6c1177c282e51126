/**
 * One line drawing of our own for each Sustainable Development Goal, 32 × 32, by its number. They are not the pictures of
 * the United Nations, whose use has conditions.
 */
export const GOAL_DRAWINGS: Readonly<Record<number, string>> = {
	// A wallet.
	1: 'M4 10h22a2 2 0 012 2v13a2 2 0 01-2 2H6a2 2 0 01-2-2zM4 10l17-6v6M28 15.5h-6a3 3 0 000 6h6',
	// An ear of grain.
	2: 'M16 29V10M16 9c-2-2-2-4.5 0-6.5 2 2 2 4.5 0 6.5zM16 15.5c-4 0-6-2.2-6-6 4 0 6 2.2 6 6zM16 15.5c4 0 6-2.2 6-6-4 0-6 2.2-6 6zM16 22.5c-4 0-6-2.2-6-6 4 0 6 2.2 6 6zM16 22.5c4 0 6-2.2 6-6-4 0-6 2.2-6 6z',
	// A heart with a plus.
	3: 'M16 28C8 22 3.5 17.5 3.5 12a6.5 6.5 0 0112.5-2.5A6.5 6.5 0 0128.5 12c0 5.5-4.5 10-12.5 16zM16 13v8M12 17h8',
	// A graduate's cap.
	4: 'M2 12.5L16 6l14 6.5L16 19zM8.5 15.5v7c2 2 4.5 3 7.5 3s5.5-1 7.5-3v-7M28 13.5v8',
	// Two people at one height.
	5: 'M9.5 5a4 4 0 100 8 4 4 0 000-8zM22.5 5a4 4 0 100 8 4 4 0 000-8zM3 22.5c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M3 27.5h26',
	// A drop.
	6: 'M16 3.5c6 6.5 9 11 9 16a9 9 0 01-18 0c0-5 3-9.5 9-16zM11.5 20a4.5 4.5 0 004.5 4.5',
	// A light bulb.
	7: 'M11.5 23.5c0-3.5-5-5-5-11a9.5 9.5 0 0119 0c0 6-5 7.5-5 11zM12.5 28h7M13 13l3 3 3-3M16 16v7.5',
	// A briefcase.
	8: 'M4 11h24v15.5H4zM11.5 11V6.5h9V11M4 18h24M16 16v4',
	// A factory.
	9: 'M4 27.5V15l7 4.5V15l7 4.5V5.5h6l3 22zM9 24h3M16 24h3',
	// A pair of scales in balance.
	10: 'M16 4v23.5M10 27.5h12M6.5 9h19M6.5 9l-4 9.5a4.2 4.2 0 008 0zM25.5 9l-4 9.5a4.2 4.2 0 008 0z',
	// A bus.
	11: 'M8.5 4.5h15A2.5 2.5 0 0126 7v17H6V7a2.5 2.5 0 012.5-2.5zM6 16h20M16 4.5V16M10 24v4M22 24v4M10.5 20h.01M21.5 20h.01',
	// A shopping bag with a leaf.
	12: 'M6 11h20l-1.5 17h-17zM11 11V9a5 5 0 0110 0v2M12 24c-.5-5.5 2.5-8 8-8 .5 5.5-2.5 8-8 8zM12 24l4-4',
	// A thermometer.
	13: 'M12.5 17.5V7a3.5 3.5 0 017 0v10.5a6.5 6.5 0 11-7 0zM16 12v10.5M24 7h4M24 12.5h4',
	// A jellyfish.
	14: 'M6 14.5a10 10 0 0120 0zM9.5 14.5c0 3.5 2 3.5 2 7s-2 3.5-2 7M16 14.5c0 3.5 2 3.5 2 7s-2 3.5-2 7M22.5 14.5c0 3.5 2 3.5 2 7s-2 3.5-2 7',
	// A seedling.
	15: 'M16 28V14M16 19c0-6-3.5-9-11-9 0 6 4 9 11 9zM16 14.5c0-6 3.5-9.5 11-10 .5 6.5-3.5 10-11 10zM6 28h20',
	// A court building.
	16: 'M3.5 12.5L16 5l12.5 7.5zM8 12.5V24M13.3 12.5V24M18.700 12.5V24M24 12.5V24M5.5 24h21M3 28h26',
	// Two links of a chain.
	17: 'M13.5 18.5a5.5 5.5 0 007.8 0l5-5a5.5 5.5 0 00-7.8-7.8l-3 3M18.5 13.5a5.5 5.5 0 00-7.8 0l-5 5a5.5 5.5 0 007.8 7.8l3-3',
};
