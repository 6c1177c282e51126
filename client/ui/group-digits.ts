import { toHalfWidth } from '#shared/half-width.ts';

/** Adds separators to a typed integer ('１２００', '1200' → '1,200'); anything else is returned as typed. */
export const groupDigits = (typed: string): string => {
	const digits = toHalfWidth(typed).replaceAll(',', '').trim();
	return /^\d{1,15}$/.test(digits) ? new Intl.NumberFormat('ja-JP').format(Number(digits)) : typed;
};
