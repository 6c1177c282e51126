import { useEffect } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';

/** The differences between the screens of the two rounds. */

export type Sheet = Outputs['console']['checking']['get']['data'];
export type CheckedSubCategory =
	| Outputs['console']['checking']['subCategory']['data']
	| Outputs['console']['reassessments']['subCategory']['data'];

export const ROUND_SCREENS = {
	1: {
		list: consolePaths.checks,
		listKey: 'checks',
		sheet: consolePaths.check,
		category: consolePaths.checkCategory,
		subCategory: consolePaths.checkSubCategory,
		evaluate: consolePaths.evaluate,
		files: consolePaths.checkFiles,
		/** The status at which answers are rated. */
		rated: STATUS.submitted,
	},
	2: {
		list: consolePaths.reassessments,
		listKey: 'reassessments',
		sheet: consolePaths.reassessment,
		category: consolePaths.reassessmentCategory,
		subCategory: consolePaths.reassessmentSubCategory,
		evaluate: consolePaths.reevaluate,
		files: consolePaths.reassessmentFiles,
		rated: STATUS.reassessment,
	},
} as const;

/** The calls of a round; their types are the same. */
export const callsOf = (round: Round) => (round === 1 ? api.console.checking : api.console.reassessments);

export const useSubCategory = (round: Round, id: number, isWanted = true) => {
	const first = api.console.checking.subCategory.useQuery({ id }, { enabled: isWanted && round === 1 });
	const second = api.console.reassessments.subCategory.useQuery({ id }, { enabled: isWanted && round === 2 });
	return round === 1 ? first : second;
};

type Change = <S extends CheckedSubCategory>(sub: S) => S;

/** Reads and updates a sub-category in the query cache. */
export const useCachedSubCategory = (round: Round, id: number) => {
	const { client, console: cached } = api.useUtils();
	return {
		/** Refetches it. Failures do not redirect, so that typed text is not lost. */
		reload: async (): Promise<CheckedSubCategory> => {
			if (round === 1) {
				const answer = await client.console.checking.subCategory.query({ id });
				cached.checking.subCategory.setData({ id }, answer);
				return answer.data;
			}
			const answer = await client.console.reassessments.subCategory.query({ id });
			cached.reassessments.subCategory.setData({ id }, answer);
			return answer.data;
		},
		change: (change: Change): void => {
			if (round === 1) {
				cached.checking.subCategory.setData({ id }, (answer) => answer && { ...answer, data: change(answer.data) });
			} else {
				cached.reassessments.subCategory.setData(
					{ id },
					(answer) => answer && { ...answer, data: change(answer.data) },
				);
			}
		},
	};
};

/** Prefetches a sub-category that is likely to be opened next. */
export const usePrefetch = (round: Round, id: number | null): void => {
	const { console: cached } = api.useUtils();
	const { subCategory } = round === 1 ? cached.checking : cached.reassessments;
	const { prefetch } = subCategory;
	useEffect(() => {
		if (id !== null) void prefetch({ id }, { meta: { handlesFailure: true } });
	}, [id, prefetch]);
};
