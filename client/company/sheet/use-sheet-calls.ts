import { AT_ONCE, api } from '#client/api/client.ts';
import type { SavePort } from '#client/editing/save.ts';
import type { AnsweredSubCategory } from '#shared/assessment/answering.ts';
import { type AnswerValue, toWire, withSaved } from './answers.ts';

/** The calls of a sheet. They write their responses to the query cache, so that the whole screen is up to date. */
export const useSheetCalls = (id: number) => {
	const utils = api.useUtils();
	const cached = utils.app.assessment.subCategory;
	const saving = api.app.assessment.save.useMutation({ meta: { handlesFailure: true } });
	// The page may be closing, so this one is not batched with later calls.
	const autosaving = api.app.assessment.save.useMutation({
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	const completing = api.app.assessment.complete.useMutation({ meta: { handlesFailure: true } });

	const save: SavePort<AnswerValue>['send'] = async (changed, { version, cause }) => {
		const isAsked = cause === 'person';
		const body = { id, version, answer_contents: toWire(changed) };
		const wasAnswered = cached.getData({ id })?.data.is_answered;
		const { data } = await (isAsked ? saving.mutateAsync(body) : autosaving.mutateAsync({ ...body, autosave: true }));
		cached.setData(
			{ id },
			(previous) => previous && { ...previous, data: { ...withSaved(previous.data, changed), ...data } },
		);
		// While somebody types, only what this screen shows is loaded again; other screens load when they are opened.
		const refetchType = isAsked || data.is_answered !== wasAnswered ? 'active' : 'none';
		for (const shown of [utils.app.assessment.overview, utils.app.assessment.category, utils.app.assessment.mine])
			void shown.invalidate(undefined, { refetchType });
		return data;
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

	return { save, reload, complete, refresh };
};
