import { useMemo } from 'react';
import { api } from '#client/api/client.ts';
import { standingOf } from '#client/evidence/standing.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';

/** The evidence requests of a round, by question and sub-category, for its check. */

/** Requests that wait for the assessor (`answered`) and for the company (`open`). */
export type AskCounts = { answered: number; open: number };

export type Asks = {
	/** Newest first. */
	all: readonly RequestRow[];
	ofQuestion: ReadonlyMap<number, readonly RequestRow[]>;
	ofSub: ReadonlyMap<number, AskCounts>;
	counts: AskCounts;
};

/** More than an assessment ever has. */
const MOST = 200;

const countsOf = (requests: readonly RequestRow[]): AskCounts => ({
	answered: requests.filter((request) => standingOf(request) === 'answered').length,
	open: requests.filter((request) => standingOf(request) === 'open').length,
});

const grouped = <R>(rows: readonly R[], keyOf: (row: R) => number | null | undefined): Map<number, R[]> => {
	const groups = new Map<number, R[]>();
	for (const row of rows) {
		const key = keyOf(row);
		if (key === null || key === undefined) continue;
		groups.set(key, [...(groups.get(key) ?? []), row]);
	}
	return groups;
};

export const asksIn = (requests: readonly RequestRow[], round: Round): Asks => {
	const all = requests.filter((request) => request.round === round);
	const subs = grouped(all, ({ question }) => question?.sub_category.id);
	return {
		all,
		ofQuestion: grouped(all, ({ question }) => question?.answer_content_id),
		ofSub: new Map([...subs].map(([id, rows]) => [id, countsOf(rows)])),
		counts: countsOf(all),
	};
};

const NONE: readonly RequestRow[] = [];

const ofProgress = (progressId: number) => ({ progress_id: progressId, page: 1, per_page: MOST });

export const useAsksQuery = (progressId: number) =>
	api.console.evidence.list.useQuery(ofProgress(progressId), { meta: { handlesFailure: true } });

/** Referentially stable while nothing changes, so that a rating does not re-render the questions. */
export const useAsks = (round: Round, progressId: number): Asks => {
	const rows = useAsksQuery(progressId).data?.data ?? NONE;
	return useMemo(() => asksIn(rows, round), [rows, round]);
};

/**
 * Returns the requests once they are loaded, also after one was written just now: a key that is pressed sooner must not
 * ask a second time, nor miss an answer. Without a connection, those known so far.
 */
export const useLoadedAsks = (round: Round, progressId: number): (() => Promise<Asks>) => {
	const { list } = api.useUtils().console.evidence;
	const known = useAsks(round, progressId);
	return async () => {
		try {
			// Only what has never been loaded, or was invalidated, is fetched.
			const { data } = await list.fetch(ofProgress(progressId), { staleTime: Number.POSITIVE_INFINITY });
			return asksIn(data, round);
		} catch {
			return known;
		}
	};
};
