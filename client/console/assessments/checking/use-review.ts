import { useState } from 'react';
import {
	afterRating,
	commentKey,
	nextOpen,
	type Rate,
	type RatedSheet,
	stepFrom,
	withCitation,
} from './review-state.ts';
import { useCurrentItem } from './use-current-item.ts';
import { useRate } from './use-rate.ts';
import { useReviewItems } from './use-review-items.ts';
import type { SavedRatings } from './use-saved-ratings.ts';
import { useStableActs } from './use-stable-acts.ts';

type ReviewOptions = {
	sub: RatedSheet;
	ratings: SavedRatings;
	/** Shows only items whose rating differs from the first round. */
	isOnlyChanged?: boolean;
	/** Says how much is not rated yet. */
	leftOf: (count: number) => string;
	/** What Ctrl+Enter does once everything is rated. */
	finish: () => void;
	showFile: (filePath: string) => void;
};

/** The state of a review: ratings, current item, and the actions of the keys. */
export const useReview = ({ sub, ratings, isOnlyChanged = false, leftOf, finish, showFile }: ReviewOptions) => {
	const [said, say] = useState('');
	const { edits, read, marking } = ratings;
	const canEdit = sub.is_editable && !marking.busy;
	const items = useReviewItems(sub, read);
	const { ids, isUnrated, unrated, changed } = items;
	const left = unrated > 0 ? leftOf(unrated) : null;
	const current = useCurrentItem(() => (sub.is_editable ? nextOpen(ids, null, isUnrated) : null));
	const { currentId, goTo } = current;
	const { rate, undo } = useRate({ sub, ratings, items, canEdit, say });
	const shown = isOnlyChanged ? new Set(currentId === null ? changed : [...changed, currentId]) : null;
	const shownIds = shown ? ids.filter((id) => shown.has(id)) : ids;
	const nextUnrated = (): void => goTo(nextOpen(shownIds, currentId, isUnrated));

	const acts = useStableActs({
		rate,
		note: (id, memo) => edits.set(commentKey(id), memo),
		enter: current.enter,
		openMemo: (id) => goTo(id, true),
		keepMemo: current.keepMemo,
		leaveMemo: (id) => goTo(id),
		showFile,
	});

	/** Appends a citation to the memo of the current item, and focuses it. */
	const cite = (text: string): void => {
		if (currentId === null || !canEdit) return;
		const memo = read(commentKey(currentId));
		edits.set(commentKey(currentId), withCitation(typeof memo === 'string' ? memo : '', text));
		goTo(currentId, true);
	};

	/** If items are unrated, goes to the next one instead. */
	const finishRated = (): void => {
		if (!sub.is_editable) return;
		if (left === null) return finish();
		say(left);
		nextUnrated();
	};

	return {
		values: items.values,
		currentId,
		notingId: current.notingId,
		shown,
		total: ids.length,
		unrated,
		/** How much is not rated yet; null if everything is. */
		left,
		changed: changed.length,
		cite,
		/** The text announced to screen readers. */
		said,
		acts,
		leaveCurrent: current.leave,
		keys: {
			rate: (to: Rate): void => {
				if (currentId === null || !canEdit) return;
				rate(currentId, to);
				goTo(afterRating(shownIds, currentId, isUnrated));
			},
			undo: (): void => goTo(undo()),
			step: (by: 1 | -1): void => goTo(stepFrom(shownIds, currentId, by)),
			nextUnrated,
			memo: (): void => {
				if (sub.is_editable) goTo(currentId, true);
			},
			finish: finishRated,
		},
	};
};

export type ReviewState = ReturnType<typeof useReview>;
