import { useMemo, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { useRateText } from './rating.tsx';
import { given, lastStanding, type RatingHistory } from './rating-history.ts';
import { isRate, itemNumbersOf, type Rate, type RatedSheet, rateKey } from './review-state.ts';
import type { ReviewItems } from './use-review-items.ts';
import type { SavedRatings } from './use-saved-ratings.ts';

type RateContext = {
	sub: RatedSheet;
	ratings: SavedRatings;
	items: ReviewItems;
	canEdit: boolean;
	/** Announces a text to screen readers. */
	say: (text: string) => void;
};

/** Rates check items, and undoes ratings. */
export const useRate = ({ sub, ratings, items, canEdit, say }: RateContext) => {
	const { t } = useText();
	const rateText = useRateText();
	const numbers = useMemo(() => itemNumbersOf(sub), [sub]);
	const history = useRef<RatingHistory>([]);
	const { edits, read } = ratings;
	const rateOf = (id: number): Rate | null => {
		const value = read(rateKey(id));
		return isRate(value) ? value : null;
	};

	return {
		rate: (id: number, to: Rate): void => {
			if (!canEdit) return;
			history.current = given(history.current, { id, from: rateOf(id), to });
			edits.set(rateKey(id), to);
			const count = items.unrated - (items.isUnrated(id) ? 1 : 0);
			say(t('console.checking.said.rated', { number: numbers.get(id) ?? '', rate: rateText(to), count }));
		},
		/** Undoes the last rating that is still in effect. Returns its item; null if there is none. */
		undo: (): number | null => {
			if (!canEdit) return null;
			const { last, before } = lastStanding(history.current, rateOf);
			history.current = before;
			if (!last) return null;
			edits.set(rateKey(last.id), last.from);
			say(t('console.checking.said.undone', { number: numbers.get(last.id) ?? '' }));
			return last.id;
		},
	};
};
