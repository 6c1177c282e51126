import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { PRERENDERED, prerender } from '#server/exports/prerender.ts';
import { getSubmittedProposal } from '#server/proposals/read.ts';
import { getAssessmentResult } from '#server/reports/read.ts';
import type { Round } from '#shared/assessment/round.ts';

/** Pre-renders the report of a finalized round and, with the first round, the proposal. */
export const prerenderReport = async (
	deps: Deps,
	actor: ConsoleActor,
	asked: { id: number; round: Round },
): Promise<void> => {
	await prerender(deps, async () => ({
		kind: 'report',
		content: await getAssessmentResult(deps, actor, asked, PRERENDERED),
	}));
	if (asked.round === 2) return;
	await prerender(deps, async () => ({
		kind: 'proposal',
		content: await getSubmittedProposal(deps, actor, asked, PRERENDERED),
	}));
};
