import type { Value, Values } from '#client/editing/edits.ts';
import type { SavedText } from '#client/editing/state.ts';
import type { RatingsInput, SavedRatings } from '#shared/checking/schemas.ts';
import type { CheckedSubCategory } from './rounds.ts';

/** The ratings of a sub-category as values for `client/editing`, keyed 'rate:12' and 'comment:12' for check item 12. */

export const RATES = [0, 1, 2, 3] as const;
export type Rate = (typeof RATES)[number];

export type Question = CheckedSubCategory['answer_contents'][number];
export type CheckItem = Question['answer_evaluations'][number];

/** What is rated on one screen: a sub-category, or the drawn ones of a calibration together. */
export type RatedSheet = Pick<
	CheckedSubCategory,
	'answer_contents' | 'is_editable' | 'version' | 'saved_at' | 'saved_by'
>;

type Rated = Pick<RatedSheet, 'answer_contents'>;

export const NOT_APPLICABLE = 3;

export const rateKey = (id: number): string => `rate:${id}`;
export const commentKey = (id: number): string => `comment:${id}`;

export const isRate = (value: Value): value is Rate => RATES.some((rate) => rate === value);

export const itemsOf = ({ answer_contents }: Rated): CheckItem[] =>
	answer_contents.flatMap<CheckItem>((question) => question.answer_evaluations);

/** The number of each check item as the screen shows it, such as '2-1'. */
export const itemNumbersOf = ({ answer_contents }: Rated): ReadonlyMap<number, string> =>
	new Map(
		answer_contents.flatMap(({ answer_evaluations }, question) =>
			answer_evaluations.map(({ id }: CheckItem, at) => [id, `${question + 1}-${at + 1}`] as const),
		),
	);

export const savedTextOf = (sub: RatedSheet): SavedText => ({
	version: sub.version,
	saved_at: sub.saved_at,
	saved_by: sub.saved_by,
	values: Object.fromEntries(
		itemsOf(sub).flatMap(({ id, evaluation_rate, comment }) => [
			[rateKey(id), evaluation_rate],
			[commentKey(id), comment ?? ''],
		]),
	),
});

/** Preselected ratings: 0 for unrated items of a question answered with 'not applicable'. */
export const preselected = (sub: Rated & Pick<RatedSheet, 'is_editable'>, read: (key: string) => Value): Values =>
	Object.fromEntries(
		sub.answer_contents
			.filter(({ answer }) => sub.is_editable && answer === NOT_APPLICABLE)
			.flatMap((question): CheckItem[] => question.answer_evaluations)
			.map(({ id }) => rateKey(id))
			.filter((key) => read(key) === null)
			.map((key) => [key, 0]),
	);

/** The body of a save: the changed check items by question. */
export const ratingsBodyOf = (sub: Rated, changed: Values): RatingsInput['answer_contents'] =>
	sub.answer_contents.flatMap((question) => {
		const items = question.answer_evaluations.flatMap(({ id }: CheckItem) => {
			const rate = changed[rateKey(id)];
			const comment = changed[commentKey(id)];
			if (rate === undefined && comment === undefined) return [];
			return {
				id,
				...(rate === undefined ? {} : { evaluation_rate: isRate(rate) ? rate : null }),
				...(comment === undefined ? {} : { comment: typeof comment === 'string' && comment !== '' ? comment : null }),
			};
		});
		return items.length > 0 ? [{ id: question.id, answer_evaluations: items }] : [];
	});

/** With the saved ratings and memos, as a refetch would return them. */
export const withRatings = <S extends Rated>(sub: S, changed: Values): S => ({
	...sub,
	answer_contents: sub.answer_contents.map((question) => ({
		...question,
		answer_evaluations: question.answer_evaluations.map((item: CheckItem) => {
			const rate = changed[rateKey(item.id)];
			const comment = changed[commentKey(item.id)];
			return {
				...item,
				...(rate === undefined ? {} : { evaluation_rate: isRate(rate) ? rate : null }),
				...(comment === undefined ? {} : { comment: comment || null }),
			};
		}),
	})),
});

/** The sub-category after a save, as a refetch would return it. */
export const withSaved = <S extends CheckedSubCategory>(sub: S, changed: Values, saved: SavedRatings): S => ({
	...withRatings(sub, changed),
	...saved,
});

/** Whether an item's rating differs from the first round; always false in the first round. */
export const isChangedItem = (item: CheckItem, read: (key: string) => Value): boolean =>
	'first_evaluation_rate' in item && read(rateKey(item.id)) !== item.first_evaluation_rate;

/** The first item after `from` for which `isOpen` is true, wrapping around; null if there is none. */
export const nextOpen = (
	ids: readonly number[],
	from: number | null,
	isOpen: (id: number) => boolean,
): number | null => {
	const start = from === null ? 0 : ids.indexOf(from) + 1;
	return [...ids.slice(start), ...ids.slice(0, start)].find(isOpen) ?? null;
};

/** The previous or next item, without wrapping; the first if `from` is null. */
export const stepFrom = (ids: readonly number[], from: number | null, by: 1 | -1): number | null => {
	if (from === null) return ids[0] ?? null;
	return ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(from) + by))] ?? null;
};

/** The item to go to after a rating: the next unrated one, wrapping around; if all are rated, the next one. */
export const afterRating = (ids: readonly number[], rated: number, isUnrated: (id: number) => boolean): number | null =>
	nextOpen(ids, rated, (id) => id !== rated && isUnrated(id)) ?? stepFrom(ids, rated, 1);

/** Appends a citation to a memo. A quote is separated by a space; a citation in brackets needs none. */
export const withCitation = (memo: string, citation: string): string =>
	memo === '' || /\s$/.test(memo) || !citation.startsWith('"') ? memo + citation : `${memo} ${citation}`;
