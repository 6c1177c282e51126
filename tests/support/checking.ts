import type { CheckedCategory, CheckedSheet } from '#shared/checking/schemas.ts';
import type { TestApp } from './app.ts';
import type { Staged } from './assessments.ts';
import { assessmentAt, type JourneyOptions } from './journey.ts';

/** Both rounds of checking; they differ only in paths and statuses. */
export const CHECKING_ROUNDS = [
	{ round: 1, name: 'an assessment', status: 3, graded: 4, base: '/console/pending_assessments', grading: '' },
	{ round: 2, name: 'a re-assessment', status: 8, graded: 9, base: '/console/re_assessments', grading: '/calculate' },
] as const;

export type CheckingRound = (typeof CHECKING_ROUNDS)[number];

type Item = {
	id: number;
	content: string;
	states_violation: boolean;
	evaluation_rate: number | null;
	comment: string | null;
	first_evaluation_rate?: number | null;
	first_comment?: string | null;
};

export type SubCategory = {
	id: number;
	content: string;
	answer_category: { id: number; content: string };
	is_checked: boolean;
	is_editable: boolean;
	answer_contents: {
		id: number;
		content: string;
		answer: number | null;
		extension_note: string | null;
		answer_evaluations: Item[];
	}[];
	version: number;
	saved_at: string | null;
	saved_by: string | null;
	prev: number | null;
	next: number | null;
};

/** The checking calls of a round, bound to one assessment. */
export const checkingCalls = ({ base, grading }: CheckingRound, { progress, admin }: Staged, who = admin) => {
	const at = (subCategoryId: number) => `${base}/answer_sub_categories/${subCategoryId}`;
	return {
		sheet: () => who.get<CheckedSheet>(`${base}/${progress.id}`),
		category: (id: number) => who.get<CheckedCategory>(`${base}/answer_categories/${id}`),
		subCategory: (id: number) => who.get<SubCategory>(at(id)),
		save: (id: number, body: unknown) =>
			who.post<{ version: number; is_checked: boolean }>(`${at(id)}/save_changes`, body),
		mark: (id: number, body?: unknown) => who.post(`${at(id)}/mark_as_checked`, body),
		grade: () => who.post(`${base}/${progress.id}${grading}`),
	};
};

export type CheckingCalls = ReturnType<typeof checkingCalls>;

/** An assessment at the status at which the round is checked, with its calls. */
export const checkable = async (
	app: TestApp,
	round: CheckingRound,
	options: JourneyOptions = {},
): Promise<{ staged: Staged; calls: CheckingCalls }> => {
	const staged = await assessmentAt(app, round.status, options);
	return { staged, calls: checkingCalls(round, staged) };
};

/** Every sub-category of a sheet, in paper order. */
export const subCategoryIds = async (calls: CheckingCalls): Promise<[number, ...number[]]> => {
	const { data } = await calls.sheet();
	const ids = data.answer_categories.flatMap((category) => category.answer_sub_categories.map((sub) => sub.id));
	const [first, ...others] = ids;
	if (first === undefined) throw new Error('the sheet is empty');
	return [first, ...others];
};

/** A body that gives every check item of a sub-category the same rating. */
export const rateAll = ({ answer_contents }: SubCategory, evaluation_rate: number | null) => ({
	answer_contents: answer_contents.map(({ id, answer_evaluations }) => ({
		id,
		answer_evaluations: answer_evaluations.map((item) => ({ id: item.id, evaluation_rate, comment: 'メモ' })),
	})),
});

/** Rates and checks the whole sheet over the API. */
export const checkEverything = async (calls: CheckingCalls, rate: number): Promise<void> => {
	for (const id of await subCategoryIds(calls)) {
		await calls.save(id, rateAll((await calls.subCategory(id)).data, rate));
		const { status, text } = await calls.mark(id);
		if (status !== 200) throw new Error(`not checked: ${text}`);
	}
};
