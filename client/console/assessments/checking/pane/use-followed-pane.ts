import { useEffect } from 'react';
import type { CheckedSubCategory } from '#client/console/assessments/checking/rounds.ts';
import type { Cite, PaneStore } from './pane-store.ts';

type Followed = { sub: CheckedSubCategory; currentId: number | null; cite: Cite };

const questionOf = ({ answer_contents }: CheckedSubCategory, item: number | null): number | null => {
	if (item === null) return null;
	for (const { id, answer_evaluations } of answer_contents) {
		if (answer_evaluations.some((one: { id: number }) => one.id === item)) return id;
	}
	return null;
};

/** Connects the documents pane to the review: sends it the current question, and inserts its citations. */
export const useFollowedPane = (pane: PaneStore, { sub, currentId, cite }: Followed): void => {
	const questionId = questionOf(sub, currentId);
	const canCite = sub.is_editable && currentId !== null;
	useEffect(() => pane.set({ questionId, canCite }), [pane, questionId, canCite]);
	useEffect(() => {
		pane.cite.current = cite;
	});
	useEffect(
		() => () => {
			pane.cite.current = null;
			pane.set({ questionId: null, canCite: false });
		},
		[pane],
	);
};
