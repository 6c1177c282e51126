import { MOST_OF_A_KIND } from '#shared/search/limits.ts';
import { CAPPED_KINDS, type CappedKind } from '#shared/search/schemas.ts';

/** One more than is answered, which shows that there are others. */
export const READ_OF_A_KIND = MOST_OF_A_KIND + 1;

/** What is answered of each kind, and the kinds of which more match. */
export const capped = <T extends Record<CappedKind, readonly unknown[]>>(
	read: T,
): { shown: { [K in keyof T]: T[K] }; more: CappedKind[] } => ({
	shown: Object.fromEntries(Object.entries(read).map(([kind, rows]) => [kind, rows.slice(0, MOST_OF_A_KIND)])) as {
		[K in keyof T]: T[K];
	},
	more: CAPPED_KINDS.filter((kind) => read[kind].length > MOST_OF_A_KIND),
});
