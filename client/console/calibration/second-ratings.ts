import { useState } from 'react';
import type { Outputs } from '#client/api/client.ts';
import { isRate, type Rate } from '#client/console/assessments/checking/review-state.ts';

export type SecondSheet = Outputs['console']['calibrations']['sheet']['data'];
export type SecondQuestion = SecondSheet['sub_categories'][number]['answer_contents'][number];
export type SecondItem = SecondQuestion['answer_evaluations'][number];

type Edited = { rate?: Rate; comment?: string };

/** What was changed and is not saved yet, by check item. */
export const useSecondRatings = (sheet: SecondSheet) => {
	const [edits, setEdits] = useState<ReadonlyMap<number, Edited>>(new Map());
	const change = (id: number, edited: Edited): void => {
		setEdits((before) => new Map(before).set(id, { ...before.get(id), ...edited }));
	};
	const rateOf = ({ id, evaluation_rate: stored }: SecondItem): Rate | null => {
		const rate = edits.get(id)?.rate ?? stored;
		return isRate(rate) ? rate : null;
	};
	const commentOf = ({ id, comment }: SecondItem): string => edits.get(id)?.comment ?? comment ?? '';
	const questions = sheet.sub_categories.flatMap((part) => part.answer_contents);
	const unrated = questions.flatMap((one) => one.answer_evaluations).filter((item) => rateOf(item) === null).length;
	const body = questions.flatMap((question) => {
		const items = question.answer_evaluations.flatMap(({ id }) => {
			const edited = edits.get(id);
			if (!edited) return [];
			const { rate, comment } = edited;
			return [
				{
					id,
					...(rate === undefined ? {} : { evaluation_rate: rate }),
					...(comment === undefined ? {} : { comment }),
				},
			];
		});
		return items.length > 0 ? [{ id: question.id, answer_evaluations: items }] : [];
	});
	return { changes: edits.size, change, rateOf, commentOf, unrated, body, forget: () => setEdits(new Map()) };
};

export type SecondRatings = ReturnType<typeof useSecondRatings>;
