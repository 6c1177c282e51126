/** Bands of the number of employees. Stored as their place in this list; 0 is a company that has not said it. */
export const SIZE_BANDS = ['unknown', 'to_29', 'to_99', 'to_299', 'to_999', 'from_1000'] as const;
export type SizeBand = (typeof SIZE_BANDS)[number];

/** First number of employees of each band from `to_99` on. */
export const BAND_STARTS = [30, 100, 300, 1000] as const;

export const sizeBandOf = (employees: number | null): SizeBand => {
	if (employees === null) return 'unknown';
	const place = BAND_STARTS.filter((from) => employees >= from).length + 1;
	return SIZE_BANDS[place] ?? 'unknown';
};

export const placeOfBand = (band: SizeBand): number => SIZE_BANDS.indexOf(band);
