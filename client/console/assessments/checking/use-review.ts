import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { afterRating, commentKey, nextOpen, type Rate, stepFrom, withCitation } from './review-state.ts';
import { useCurrentItem } from './use-current-item.ts';
import { useRate } from './use-rate.ts';
import type { Reviewed } from './use-rating-calls.ts';
import { useReviewItems } from './use-review-items.ts';
import { useSavedRatings } from './use-saved-ratings.ts';
import { useStableActs } from './use-stable-acts.ts';

type ReviewOptions = Reviewed & {
	/** Shows only items whose rating differs from the first round. */
	isOnlyChanged: boolean;
	/** Opens the next unchecked sub-category. */
	goOn: () => void;
	showFile: (filePath: string) => void;
};

/** The state of a review: ratings, current item, and the actions of the keys. */
export const useReview = ({ isOnlyChanged, goOn, showFile, ...reviewed }: ReviewOptions) => {
	const { sub } = reviewed;
	const { t } = useText();
	const [said, say] = useState('');
	const ratings = useSavedRatings(reviewed);
	const { edits, read, marking } = ratings;
	const canEdit = sub.is_editable && !marking.busy;
	const items = useReviewItems(sub, read);
	const { ids, isUnrated, unrated, changed } = items;
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

	/** Marks the sub-category as checked and goes on; if items are unrated, goes to the next one instead. */
	const finish = (): void => {
		if (!sub.is_editable) return;
		if (unrated > 0) {
			say(t('console.checking.unratedLeft', { count: unrated }));
			nextUnrated();
		} else if (sub.is_checked && !ratings.hasToSave) goOn();
		else void marking.run(goOn);
	};

	return {
		ratings,
		values: items.values,
		currentId,
		notingId: current.notingId,
		shown,
		total: ids.length,
		unrated,
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
			finish,
		},
	};
};

export type ReviewState = ReturnType<typeof useReview>;
