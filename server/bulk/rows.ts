import { getVisibleProgress } from '#server/assessment/access.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { finalise } from '#server/finalising/finalise.ts';
import { prerenderReport } from '#server/finalising/prerender.ts';
import { assignAssessors } from '#server/members/assessors.ts';
import { updatePeriodOf } from '#server/progresses/moves.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { BulkOutcome } from '#shared/bulk/schemas.ts';
import type { PeriodInput } from '#shared/progresses/schemas.ts';
import { eachRow } from './each-row.ts';

export const assignRows = (
	deps: Deps,
	actor: ConsoleActor,
	{ company_ids, ...assignment }: { company_ids: number[]; user_ids: number[]; replaces: boolean },
	call: CallContext,
): Promise<BulkOutcome> =>
	eachRow(deps, company_ids, call, (id) => assignAssessors(deps, actor, { id, ...assignment }, call));

export const updatePeriodRows = (
	deps: Deps,
	actor: ConsoleActor,
	{ ids, ...dates }: PeriodInput & { ids: number[] },
	call: CallContext,
): Promise<BulkOutcome> => eachRow(deps, ids, call, (id) => updatePeriodOf(deps, actor, { id, ...dates }, call));

type FinaliseRows = { ids: number[]; reasons: { id: number; reason: string | null }[] };

/** Finalizes the pending round of several assessments. */
export const finaliseRows = (
	deps: Deps,
	actor: ConsoleActor,
	{ ids, reasons }: FinaliseRows,
	call: CallContext,
): Promise<BulkOutcome> => {
	const reasonOf = new Map(reasons.map(({ id, reason }) => [id, reason]));
	return eachRow(deps, ids, call, async (id) => {
		// Only chooses the round; whether it may be finalized is decided under the lock.
		const { status } = await getVisibleProgress(deps.db, actor, id);
		const round = status === STATUS.reevaluated ? 2 : 1;
		await finalise(deps, actor, { id, round, reason: reasonOf.get(id) ?? null }, call);
		await prerenderReport(deps, actor, { id, round });
	});
};
