import { api } from '#client/api/client.ts';
import type { SavePort } from '#client/editing/save.ts';
import type { AnsweredSubCategory } from '#shared/assessment/answering.ts';
import { type AnswerValue, toWire, withSaved } from './answers.ts';

/** The calls of a sheet. They write their responses to the query cache, so that the whole screen is up to date. */
export const useSheetCalls = (id: number) => {
	const utils = api.useUtils();
	const cached = utils.app.assessment.subCategory;
	const saving = api.app.assessment.save.useMutation({ meta: { handlesFailure: true } });
	const completing = api.app.assessment.complete.useMutation({ meta: { handlesFailure: true } });

	const save: SavePort<AnswerValue>['send'] = async (changed, { version }) => {
		const { data } = await saving.mutateAsync({ id, version, answer_contents: toWire(changed) });
		cached.setData(
			{ id },
			(previous) => previous && { ...previous, data: { ...withSaved(previous.data, changed), ...data } },
		);
		void utils.app.assessment.overview.invalidate();
		void utils.app.assessment.category.invalidate();
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
