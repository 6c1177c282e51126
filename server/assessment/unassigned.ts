import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { notices } from '#server/db/tables/notices.ts';
import { announce } from '#server/notify/announce.ts';
import { LOOKED_AFTER } from '#shared/assessment/status-sets.ts';

const isNewest: SQL = sql`not exists (
	select from assessment_progresses later
	where later.company_id = ${assessmentProgresses.companyId} and later.id > ${assessmentProgresses.id}
)`;

/**
 * Voids the 'unassigned' notices of companies. Rows are locked in the order of their ids, against deadlocks with
 * concurrent changes.
 */
const endNotices = async (tx: Tx, companyIds: readonly number[], at: Date): Promise<void> => {
	const told = tx
		.select({ id: notices.id })
		.from(notices)
		.where(and(isOneOf(notices.companyId, companyIds), eq(notices.kind, 'unassigned'), isNull(notices.voidedAt)))
		.orderBy(notices.id)
		.for('update');
	await tx.update(notices).set({ voidedAt: at }).where(sql`${notices.id} = any(array(${told}))`);
};

export type ChangedAssignments = {
	/** Companies that got an assessor. */
	added: readonly number[];
	/** Companies that lost an assessor. */
	removed: readonly number[];
};

/**
 * Voids the 'unassigned' notices of changed companies and announces the running assessments of those that lost an
 * assessor. Whether another assessor remains is checked after the commit: two may be removed concurrently, in
 * transactions that do not see each other.
 */
export const tellOfAssignments = async (tx: Tx, { added, removed }: ChangedAssignments, at: Date): Promise<void> => {
	const changed = [...added, ...removed];
	if (changed.length === 0) return;
	await endNotices(tx, changed, at);
	if (removed.length === 0) return;
	const running = await tx
		.select({ id: assessmentProgresses.id })
		.from(assessmentProgresses)
		.where(
			and(
				isOneOf(assessmentProgresses.companyId, removed),
				inArray(assessmentProgresses.status, [...LOOKED_AFTER]),
				isNewest,
			),
		);
	for (const { id } of running) await announce(tx, 'unassigned', at, { progress_id: id });
};
