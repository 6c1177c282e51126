import { AT_ONCE, api } from '#client/api/client.ts';
import type { SavePort } from '#client/editing/save.ts';
import type { Round } from '#shared/assessment/round.ts';
import { withChecked } from './rail-state.ts';
import { ratingsBodyOf, savedTextOf, withSaved } from './review-state.ts';
import { type CheckedSubCategory, callsOf, useCachedSubCategory } from './rounds.ts';

export type Reviewed = { round: Round; progressId: number; sub: CheckedSubCategory };

/** The calls of a review. They write their results into the query cache, so that a later visit starts from them. */
export const useRatingCalls = ({ round, progressId, sub }: Reviewed) => {
	const { id } = sub;
	const calls = callsOf(round);
	const utils = api.useUtils();
	const cached = useCachedSubCategory(round, id);
	const { get: sheets, preview: previews } = round === 1 ? utils.console.checking : utils.console.reassessments;
	const saving = calls.saveRatings.useMutation({ meta: { handlesFailure: true } });
	// Not batched: the page may be closing.
	const autosaving = calls.saveRatings.useMutation({
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	const marking = calls.markAsChecked.useMutation();

	const save: SavePort['send'] = async (changed, { version, cause, hasDecided }) => {
		const isAsked = cause === 'person';
		const body = { id, version, answer_contents: ratingsBodyOf(sub, changed) };
		const { data } = await (isAsked
			? saving.mutateAsync({ ...body, conflict_decided: hasDecided })
			: autosaving.mutateAsync({ ...body, autosave: true }));
		const hasNews = isAsked || data.is_checked !== sub.is_checked;
		cached.change((known) => withSaved(known, changed, data));
		// An autosave refetches nothing while somebody rates; other screens refetch when they are opened.
		void utils.console.invalidate(undefined, { refetchType: hasNews ? 'active' : 'none' });
		// Score and findings so far.
		if (!hasNews) void previews.invalidate({ id: progressId });
		return data;
	};

	const mark = async (version: number): Promise<void> => {
		try {
			await marking.mutateAsync({ id, version });
			cached.change((known) => ({ ...known, is_checked: true }));
			// Updated at once, so that 'next unchecked' does not lead back here before the refetch.
			sheets.setData({ id: progressId }, (answer) => answer && { ...answer, data: withChecked(answer.data, id) });
		} finally {
			void utils.console.invalidate();
		}
	};

	return { save, mark, reload: async () => savedTextOf(await cached.reload()) };
};
