import { useState } from 'react';

/** Width of the documents pane in percent, kept in localStorage. */

const STORAGE_KEY = 'review-pane-width';

export const WIDTHS = { least: 30, most: 70, usual: 48, step: 4 } as const;

const within = (width: number): number => Math.round(Math.min(WIDTHS.most, Math.max(WIDTHS.least, width)));

const readWidth = (): number => {
	try {
		const kept = Number(localStorage.getItem(STORAGE_KEY) ?? Number.NaN);
		return Number.isFinite(kept) ? within(kept) : WIDTHS.usual;
	} catch {
		return WIDTHS.usual;
	}
};

export const usePaneWidth = (): [width: number, set: (width: number) => void] => {
	const [width, setWidth] = useState(readWidth);
	const set = (next: number): void => {
		setWidth(within(next));
		try {
			localStorage.setItem(STORAGE_KEY, String(within(next)));
		} catch {
			// Storage may be disabled: the width then lasts until the page is left.
		}
	};
	return [width, set];
};
