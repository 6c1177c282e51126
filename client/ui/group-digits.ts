import { toHalfWidth } from '#shared/fold.ts';

/** A typed whole number with separators ('１２００', '1200' → '1,200'); anything else as it was typed. */
export const groupDigits = (typed: string): string => {
	const digits = toHalfWidth(typed).replaceAll(',', '').trim();
	return /^\d{1,15}$/.test(digits) ? new Intl.NumberFormat('ja-JP').format(Number(digits)) : typed;
};
