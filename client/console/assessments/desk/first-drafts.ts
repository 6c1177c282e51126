import { useMemo } from 'react';
import type { Outputs } from '#client/api/client.ts';
import type { Round } from '#shared/assessment/round.ts';
import { isUnedited } from '#shared/reports/first-draft.ts';
import { reportCallsOf } from './use-report-text.ts';

type Drafts = Outputs['console']['reports']['first']['firstDrafts']['data'];

/** The first drafts of a sub-category's notes; null where the proposal has none. */
export type FirstDraft = Omit<Drafts['sub_category_results'][number], 'id'>;

/** The first drafts of a report by the ids of its sub-categories; empty until they are loaded. */
export const useFirstDrafts = (round: Round, id: number): ReadonlyMap<number, FirstDraft> => {
	const query = reportCallsOf(round).firstDrafts.useQuery({ id }, { meta: { handlesFailure: true } });
	const rows = query.data?.data.sub_category_results;
	return useMemo(() => new Map((rows ?? []).map((row) => [row.id, row])), [rows]);
};

/** Whether a text is still its first draft: as made now, or as it was marked when it was saved. */
export const isFirstDraft = (
	text: string,
	{ draft, stored, isMarked }: { draft: string | null | undefined; stored: string; isMarked: boolean },
): boolean => (isMarked && text !== '' && text === stored) || isUnedited(text, draft ?? '');
