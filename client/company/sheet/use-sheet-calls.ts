import { AT_ONCE, api } from '#client/api/client.ts';
import type { SavePort } from '#client/editing/save.ts';
import type { AnsweredSubCategory, SavedAnswers } from '#shared/answering/schemas.ts';
import { type Answers, type AnswerValue, toWire, valuesOf, withSaved } from './answers.ts';

/** The calls of a sheet. They write their results into the query cache, so that the whole screen is up to date. */
export const useSheetCalls = (id: number) => {
	const utils = api.useUtils();
	const cached = utils.app.assessment.subCategory;
	const saving = api.app.assessment.save.useMutation({ meta: { handlesFailure: true } });
	// Not batched: the page may be closing.
	const autosaving = api.app.assessment.save.useMutation({
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	const accepting = api.app.assessment.acceptSuggestions.useMutation({ meta: { handlesFailure: true } });
	const completing = api.app.assessment.complete.useMutation({ meta: { handlesFailure: true } });

	/**
	 * Writes the stored answers into the cache. Queries of other screens are refetched now (`active`) or when they are
	 * opened (`none`).
	 */
	const show = (stored: Answers, data: SavedAnswers, refetchType: 'active' | 'none'): void => {
		cached.setData(
			{ id },
			(previous) => previous && { ...previous, data: { ...withSaved(previous.data, stored), ...data } },
		);
		for (const shown of [utils.app.assessment.overview, utils.app.assessment.category, utils.app.assessment.mine])
			void shown.invalidate(undefined, { refetchType });
	};

	const save: SavePort<AnswerValue>['send'] = async (changed, { version, cause }) => {
		const isAsked = cause === 'person';
		const body = { id, version, answer_contents: toWire(changed) };
		const wasAnswered = cached.getData({ id })?.data.is_answered;
		const { data } = await (isAsked ? saving.mutateAsync(body) : autosaving.mutateAsync({ ...body, autosave: true }));
		// An autosave refetches nothing while somebody types, unless the sheet has just become answered or unanswered.
		show(changed, data, isAsked || data.is_answered !== wasAnswered ? 'active' : 'none');
		return data;
	};

	/** Accepts the suggested answers of these questions. */
	const accept = async (ids: readonly number[], version: number): Promise<void> => {
		const { data } = await accepting.mutateAsync({ id, version, answer_content_ids: [...ids] });
		const { answer_contents, ...saved } = data;
		show(valuesOf(answer_contents), saved, 'active');
	};

	const reload = async (): Promise<AnsweredSubCategory> => {
		const answer = await utils.client.app.assessment.subCategory.query({ id });
		cached.setData({ id }, answer);
		return answer.data;
	};

	const complete = async (version: number): Promise<void> => {
		await completing.mutateAsync({ id, version });
	};

	const refresh = (): Promise<void> => utils.app.assessment.invalidate();

	return { save, accept, reload, complete, refresh };
};

export type SheetCalls = ReturnType<typeof useSheetCalls>;
