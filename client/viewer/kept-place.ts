/** Last position in each file, in `sessionStorage`, which is copied to windows opened from the tab. */

const keyOf = (filePath: string): string => `viewer:${filePath}`;

/** Page of a PDF or sheet of a workbook, from 1. */
export const keptPlace = (filePath: string): number => {
	try {
		const kept = Number(sessionStorage.getItem(keyOf(filePath)));
		return Number.isInteger(kept) && kept > 0 ? kept : 1;
	} catch {
		return 1;
	}
};

export const keepPlace = (filePath: string, place: number): void => {
	try {
		sessionStorage.setItem(keyOf(filePath), String(place));
	} catch {
		// Storage may be disabled or full: the file then opens at its beginning.
	}
};
