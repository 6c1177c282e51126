import { useMemo } from 'react';
import type { Value, Values } from '#client/editing/edits.ts';
import { commentKey, isChangedItem, itemsOf, type RatedSheet, rateKey } from './review-state.ts';

/** The check items of a sheet with their ratings and memos, including unsaved ones. */
export const useReviewItems = (sub: RatedSheet, read: (key: string) => Value) => {
	const items = useMemo(() => itemsOf(sub), [sub]);
	const ids = items.map(({ id }) => id);
	const values: Values = Object.fromEntries(
		ids.flatMap((id) => [rateKey(id), commentKey(id)]).map((key) => [key, read(key)]),
	);
	const isUnrated = (id: number): boolean => values[rateKey(id)] === null;
	return {
		ids,
		values,
		isUnrated,
		unrated: ids.filter(isUnrated).length,
		/** Items whose rating differs from the first round. */
		changed: items.filter((item) => isChangedItem(item, read)).map(({ id }) => id),
	};
};

export type ReviewItems = ReturnType<typeof useReviewItems>;
