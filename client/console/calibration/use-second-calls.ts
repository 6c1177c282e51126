import { useLocation } from 'wouter';
import { AT_ONCE, api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { ratingsBodyOf, savedTextOf } from '#client/console/assessments/checking/review-state.ts';
import type { SavePort } from '#client/editing/save.ts';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { ratedSheetOf, type SecondSheet, withSavedRatings } from './second-sheet.ts';

/** The calls of a second rating. They write their results into the query cache, so that a later visit starts from them. */
export const useSecondCalls = (sheet: SecondSheet) => {
	const { id } = sheet;
	const utils = api.useUtils();
	const [, navigate] = useLocation();
	const { sheet: cached, own } = utils.console.calibrations;
	const saving = api.console.calibrations.save.useMutation({ meta: { handlesFailure: true } });
	// Not batched: the page may be closing.
	const autosaving = api.console.calibrations.save.useMutation({
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	const completing = api.console.calibrations.complete.useMutation();

	const save: SavePort['send'] = async (changed, { version, cause }) => {
		const body = { id, version, answer_contents: ratingsBodyOf(ratedSheetOf(sheet), changed) };
		const { data } = await (cause === 'person'
			? saving.mutateAsync(body)
			: autosaving.mutateAsync({ ...body, autosave: true }));
		cached.setData({ id }, (answer) => answer && { ...answer, data: withSavedRatings(answer.data, changed, data) });
		return data;
	};

	return {
		save,
		reload: async () => {
			const answer = await utils.client.console.calibrations.sheet.query({ id });
			cached.setData({ id }, answer);
			return savedTextOf(ratedSheetOf(answer.data));
		},
		/** Completes it and shows both ratings. */
		mark: async (version: number): Promise<void> => {
			await completing.mutateAsync({ id, version });
			leaveWithoutAsking(() => navigate(consolePaths.calibration(id)));
			await own.invalidate();
		},
	};
};
