import { and, count, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { StaffId } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { interestedAssessors, listInterested } from '#server/companies/interests.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import { importCompany } from '#server/company-import/import-company.ts';
import type { Tx } from '#server/db/client.ts';
import { bulkJobRows, type bulkJobs } from '#server/db/tables/bulk.ts';
import { changeAssessors, listAssignable } from '#server/members/assessors.ts';
import { announce } from '#server/notify/announce.ts';
import { loadsOf } from '#server/progresses/load.ts';
import { changePeriodOf } from '#server/progresses/moves.ts';
import { startOf } from '#server/progresses/start.ts';
import type { BulkAct } from '#shared/bulk/job-states.ts';
import { leastLoaded } from '#shared/bulk/spread.ts';
import { readCompanyFacts, waitsOf } from './facts.ts';
import { inviteAdministrator } from './invites.ts';
import { whyNot } from './refusals.ts';
import { remindedLately } from './reminded.ts';

type Job = typeof bulkJobs.$inferSelect;
type Row = typeof bulkJobRows.$inferSelect;

type Running = { job: Job; row: Row; maker: StaffId } & Pick<Deps, 'clock' | 'signer'>;

/** What the row remembers of its act. */
type Outcome = Partial<Pick<Row, 'companyId' | 'progressId' | 'assessorId' | 'userIds' | 'waits'>>;

/** Runs one row in the transaction that stores its outcome. @throws AppError like the single act */
type Act = (tx: Tx, running: Running) => Promise<Outcome>;

/** Only an import has rows without one. */
const companyOf = ({ companyId }: Row): number => {
	if (companyId === null) throw notFound();
	return companyId;
};

/** '' clears a date, null leaves it. */
const givenDate = (stored: string | null): string | null | undefined => (stored === null ? undefined : stored || null);

const assign: Act = async (tx, { job, row, maker, clock }) => {
	const { userIds, replaces } = job;
	await changeAssessors(tx, { clock }, maker, { id: companyOf(row), user_ids: userIds, replaces }, null);
	return {};
};

const period: Act = async (tx, { job, row, maker, clock }) => {
	const { progressId } = row;
	if (progressId === null) throw conflict('assessment.noneYet');
	const start = givenDate(job.startDate);
	const end = givenDate(job.endDate);
	const dates = {
		...(start === undefined ? {} : { start_date: start }),
		...(end === undefined ? {} : { end_date: end }),
	};
	await changePeriodOf(tx, { clock }, maker, { id: progressId, ...dates }, null);
	return {};
};

/** Rows of the job that are still to come, by their planned assessor. */
const stillPlanned = async (tx: Tx, jobId: number): Promise<ReadonlyMap<number | null, number>> => {
	const rows = await tx
		.select({ assessorId: bulkJobRows.assessorId, count: count() })
		.from(bulkJobRows)
		.where(and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, 'waiting')))
		.groupBy(bulkJobRows.assessorId);
	return new Map(rows.map((row) => [row.assessorId, row.count]));
};

/**
 * The planned assessor, or who of the others has the least to do if that one may no longer be assigned.
 * @throws 409 if nobody may, naming those who have declared an interest in the company
 */
const assessorFor = async (tx: Tx, { job, row, clock }: Running): Promise<number> => {
	const all = await listAssignable(tx, job.userIds);
	const interested = await listInterested(tx, { userIds: all.map(({ id }) => id), companyIds: [companyOf(row)] });
	const people = all.filter(({ id }) => !interested.some(({ userId }) => userId === id));
	if (people.length === 0 && interested.length > 0) throw interestedAssessors(interested);
	if (people.some(({ id }) => id === row.assessorId) && row.assessorId !== null) return row.assessorId;
	const ids = people.map(({ id }) => id);
	const loads = await loadsOf(tx, ids, clock.now());
	const planned = await stillPlanned(tx, job.id);
	const least = leastLoaded(ids.map((id) => ({ id, open: (loads.get(id)?.open ?? 0) + (planned.get(id) ?? 0) })));
	if (!least) throw conflict('bulk.noAssessor');
	return least.id;
};

const start: Act = async (tx, running) => {
	const { job, row, maker, clock } = running;
	const id = companyOf(row);
	const isAssigned = job.assessors === 'one' || job.assessors === 'spread';
	const assessorId = isAssigned ? await assessorFor(tx, running) : null;
	const { startDate, endDate } = job;
	const progress = await startOf(
		tx,
		{ clock },
		maker,
		{ id, ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) },
		null,
	);
	if (assessorId !== null) {
		await changeAssessors(tx, { clock }, maker, { id, user_ids: [assessorId], replaces: true }, null);
	}
	return { progressId: progress.id, assessorId };
};

/** Mails and notices to the admins of a company about what it has to do. */
const remind: Act = async (tx, { row, maker, clock }) => {
	const companyId = companyOf(row);
	const now = clock.now();
	await lockVisibleCompany(tx, maker, companyId);
	const [facts] = await readCompanyFacts(tx, maker, [companyId]);
	if (!facts) throw notFound();
	const refusal = whyNot('remind', facts, await remindedLately(tx, [companyId], now));
	if (refusal) throw refusal;
	const { progressId, status } = facts;
	if (progressId === null || status === null) throw conflict('bulk.nothingWaits');
	await announce(tx, 'company_reminded', now, { progress_id: progressId, actor_id: maker.userId, status });
	await recordAudit(tx, {
		action: 'company.reminded',
		actorId: maker.userId,
		subject: 'company',
		subjectId: companyId,
	});
	return { progressId, waits: waitsOf(facts) };
};

const importOne: Act = (tx, { row, maker, clock }) => {
	const { contents, companyId } = row;
	if (!contents) throw new Error(`row ${row.id} has nothing to import`);
	return importCompany(tx, { clock }, maker, contents, companyId);
};

const invite: Act = async (tx, { clock, signer, ...running }) => {
	await inviteAdministrator(tx, { clock, signer }, running);
	return {};
};

export const ACTS: Readonly<Record<BulkAct, Act>> = { assign, period, start, remind, import: importOne, invite };
