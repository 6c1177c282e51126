import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { Values } from '#client/editing/edits.ts';
import { goToItem, goToMemo } from './go-to-item.ts';
import { useRateText } from './rating.tsx';
import { given, lastStanding, type RatingHistory } from './rating-history.ts';
import {
	afterRating,
	commentKey,
	isChangedItem,
	isRate,
	itemNumbersOf,
	itemsOf,
	nextOpen,
	type Rate,
	rateKey,
	stepFrom,
	withCitation,
} from './review-state.ts';
import type { Reviewed } from './use-rating-calls.ts';
import { useSavedRatings } from './use-saved-ratings.ts';
import { useStableActs } from './use-stable-acts.ts';

type ReviewOptions = Reviewed & {
	/** Shows only items that are rated otherwise than in the first round. */
	isOnlyChanged: boolean;
	/** Opens the next sub-category that is not checked. */
	goOn: () => void;
	showFile: (filePath: string) => void;
};

/** Where the focus goes after the next drawing. */
type Move = { id: number; isMemo: boolean };

/** The review of a sub-category: its ratings, the current item, and what the keys do. */
export const useReview = ({ isOnlyChanged, goOn, showFile, ...reviewed }: ReviewOptions) => {
	const { sub } = reviewed;
	const { t } = useText();
	const rateText = useRateText();
	const ratings = useSavedRatings(reviewed);
	const { edits, read, marking } = ratings;
	const items = useMemo(() => itemsOf(sub), [sub]);
	const numbers = useMemo(() => itemNumbersOf(sub), [sub]);
	const values: Values = Object.fromEntries(
		items.flatMap(({ id }) => [rateKey(id), commentKey(id)]).map((key) => [key, read(key)]),
	);
	const ids = items.map(({ id }) => id);
	const isUnrated = (id: number): boolean => values[rateKey(id)] === null;
	const unrated = ids.filter(isUnrated).length;
	const changed = items.filter((item) => isChangedItem(item, read)).map(({ id }) => id);

	const [currentId, setCurrentId] = useState(() => (sub.is_editable ? nextOpen(ids, null, isUnrated) : null));
	const [notingId, setNotingId] = useState<number | null>(null);
	const [move, setMove] = useState<Move | null>(null);
	const [said, say] = useState('');
	const history = useRef<RatingHistory>([]);
	const shown = isOnlyChanged ? new Set(currentId === null ? changed : [...changed, currentId]) : null;
	const shownIds = shown ? ids.filter((id) => shown.has(id)) : ids;

	const goTo = (id: number | null, isMemo = false): void => {
		if (id === null) return;
		setCurrentId(id);
		if (isMemo) setNotingId(id);
		setMove({ id, isMemo });
	};
	useLayoutEffect(() => {
		if (move) (move.isMemo ? goToMemo : goToItem)(move.id);
	}, [move]);

	const rateOf = (id: number): Rate | null => {
		const value = read(rateKey(id));
		return isRate(value) ? value : null;
	};
	const rate = (id: number, to: Rate): void => {
		if (!sub.is_editable || marking.busy) return;
		history.current = given(history.current, { id, from: rateOf(id), to });
		edits.set(rateKey(id), to);
		const count = unrated - (isUnrated(id) ? 1 : 0);
		say(t('console.checking.said.rated', { number: numbers.get(id) ?? '', rate: rateText(to), count }));
	};
	const nextUnrated = (): void => goTo(nextOpen(shownIds, currentId, isUnrated));

	const acts = useStableActs({
		rate,
		note: (id, memo) => edits.set(commentKey(id), memo),
		enter: setCurrentId,
		openMemo: (id) => goTo(id, true),
		keepMemo: (id, isUsed) => setNotingId((known) => (isUsed ? id : known === id ? null : known)),
		leaveMemo: (id) => goTo(id),
		showFile,
	});

	/** Adds to the memo of the current item, and goes there. */
	const cite = (text: string): void => {
		if (currentId === null || !sub.is_editable || marking.busy) return;
		const memo = read(commentKey(currentId));
		edits.set(commentKey(currentId), withCitation(typeof memo === 'string' ? memo : '', text));
		goTo(currentId, true);
	};

	return {
		ratings,
		values,
		currentId,
		notingId,
		shown,
		total: ids.length,
		unrated,
		changed: changed.length,
		cite,
		/** What is told to screen readers. */
		said,
		acts,
		leaveCurrent: (): void => setCurrentId(null),
		keys: {
			rate: (to: Rate): void => {
				if (currentId === null || !sub.is_editable || marking.busy) return;
				rate(currentId, to);
				goTo(afterRating(shownIds, currentId, isUnrated));
			},
			undo: (): void => {
				if (!sub.is_editable || marking.busy) return;
				const { last, before } = lastStanding(history.current, rateOf);
				history.current = before;
				if (!last) return;
				edits.set(rateKey(last.id), last.from);
				say(t('console.checking.said.undone', { number: numbers.get(last.id) ?? '' }));
				goTo(last.id);
			},
			step: (by: 1 | -1): void => goTo(stepFrom(shownIds, currentId, by)),
			nextUnrated,
			memo: (): void => {
				if (sub.is_editable) goTo(currentId, true);
			},
			finish: (): void => {
				if (!sub.is_editable) return;
				if (unrated > 0) {
					say(t('console.checking.unratedLeft', { count: unrated }));
					nextUnrated();
				} else if (sub.is_checked && !ratings.hasToSave) goOn();
				else void marking.run(goOn);
			},
		},
	};
};
