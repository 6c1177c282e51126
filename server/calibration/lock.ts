import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isSecondRater } from '#server/assessment/calibration-grant.ts';
import { type ConsoleActor, isAdmin } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { calibrations } from '#server/db/tables/calibration.ts';
import { companies } from '#server/db/tables/companies.ts';

/** Named as the conditions of `calibration-grant.ts` name it. */
export const c = alias(calibrations, 'c');

/** A calibration with its company and round. */
export const selectCalibration = (executor: Executor) =>
	executor
		.select({
			calibration: getTableColumns(c),
			company: { id: companies.id, name: companies.companyName },
			round: answerSheets.round,
		})
		.from(c)
		.innerJoin(answerSheets, eq(answerSheets.id, c.sheetId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, c.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.$dynamic();

export type FoundCalibration = Awaited<ReturnType<typeof selectCalibration>>[number];

/** A calibration that the actor rates a second time now. @throws 404, also once it is complete */
export const getGiven = async (executor: Executor, actor: ConsoleActor, id: number): Promise<FoundCalibration> => {
	const [found] = await selectCalibration(executor).where(sql`${c.id} = ${id} and ${isSecondRater(actor)}`);
	if (!found) throw notFound();
	return found;
};

/** Locks it, against other saves and another second rater. @throws 404 */
export const lockGiven = async (tx: Tx, actor: ConsoleActor, id: number): Promise<FoundCalibration> => {
	const [found] = await selectCalibration(tx)
		.where(sql`${c.id} = ${id} and ${isSecondRater(actor)}`)
		.for('update', { of: c });
	if (!found) throw notFound();
	return found;
};

/** Whether the actor rated one of the drawn sub-categories, first or second, or is an admin. */
const isParty = (actor: ConsoleActor) =>
	isAdmin(actor)
		? sql`true`
		: sql`(c.second_rater_id = ${actor.userId} or exists (
			select from calibration_parts part where part.calibration_id = c.id and part.first_rater_id = ${actor.userId}
		))`;

/** A complete calibration that the actor may read with both ratings. @throws 404 */
export const getRated = async (executor: Executor, actor: ConsoleActor, id: number): Promise<FoundCalibration> => {
	const [found] = await selectCalibration(executor).where(
		sql`${c.id} = ${id} and c.rated_at is not null and ${isParty(actor)}`,
	);
	if (!found) throw notFound();
	return found;
};
