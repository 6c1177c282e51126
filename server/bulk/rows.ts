import { getVisibleProgress } from '#server/assessment/access.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { finalise } from '#server/finalising/finalise.ts';
import { listLeftOut } from '#server/finalising/left-out.ts';
import { prerenderReport } from '#server/finalising/prerender.ts';
import { assignAssessors } from '#server/members/assessors.ts';
import { updatePeriodOf } from '#server/progresses/moves.ts';
import { canTransition, STATUS, type StatusId } from '#shared/assessment/status.ts';
import type { BulkOutcome, LeftOutRow } from '#shared/bulk/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { PeriodInput } from '#shared/progresses/schemas.ts';
import { serverText } from '#shared/texts/server.ts';
import { eachRow } from './each-row.ts';

const whyLeftOut = ({ critical_failures, findings, finaliser }: LeftOutRow, locale: Locale): string =>
	[
		critical_failures.length > 0 && serverText(locale, 'reports.leftOut.critical', { count: critical_failures.length }),
		findings > 0 && serverText(locale, 'reports.leftOut.findings', { count: findings }),
		(finaliser === 'marked' || finaliser === 'needsReason') && serverText(locale, `reports.leftOut.${finaliser}`),
	]
		.filter(Boolean)
		.join(serverText(locale, 'reports.leftOut.and'));

const refuseLeftOut = (row: LeftOutRow, locale: Locale) => {
	if (row.has_interest) return conflict('interests.own');
	return row.finaliser === 'refused'
		? conflict('reports.fourEyes.refused')
		: conflict('reports.leftOut.refused', { why: whyLeftOut(row, locale) });
};

/** Others are refused by their status. */
const isAwaiting = (status: StatusId): boolean =>
	canTransition('finalise', status) || canTransition('finalise_again', status);

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

/** Finalizes the pending round of several assessments, but for those that somebody has to look at. */
export const finaliseRows = async (
	deps: Deps,
	actor: ConsoleActor,
	{ ids }: { ids: number[] },
	call: CallContext,
): Promise<BulkOutcome> => {
	const leftOut = new Map((await listLeftOut(deps, actor, { ids }, call.locale)).map((row) => [row.id, row]));
	return eachRow(deps, ids, call, async (id) => {
		// Only chooses the round; whether it may be finalized is decided under the lock.
		const { status } = await getVisibleProgress(deps.db, actor, id);
		const round = status === STATUS.reevaluated ? 2 : 1;
		const row = leftOut.get(id);
		if (row && isAwaiting(status)) throw refuseLeftOut(row, call.locale);
		await finalise(deps, actor, { id, round, reason: null }, call);
		await prerenderReport(deps, actor, { id, round });
	});
};
