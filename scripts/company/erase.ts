import { and, eq, inArray, sql } from 'drizzle-orm';
import { connect, tablesInOrder } from '#scripts/backup/catalogue.ts';
import { CommandError } from '#scripts/commands/command.ts';
import type { Installation } from '#scripts/commands/installation.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { removeAfterCommit } from '#server/storage/removals.ts';
import { UNDER_WAY } from '#shared/assessment/status-sets.ts';
import type { LogReason } from '#shared/voice/log-reasons.ts';
import { keepCertificates } from './kept-certificates.ts';
import { storedKeysOf } from './stored-keys.ts';
import { OWNED_TABLES, type OwnedTable, rowsOf } from './tables.ts';
import { assertNoAnswers, eraseAnswers } from './voice.ts';

/**
 * Erases the rows of a company: first the workers' answers, then all others in one transaction, which also schedules
 * its files for deletion in `file_removals`.
 */

/** Deleted first, in this order: their conditions read other tables. */
const BEFORE: readonly OwnedTable[] = ['outbox_jobs', 'mails', 'notices', 'pdf_documents'];

/** Rows are kept for their own retention period, without data of the company. */
const SCRUBBED: OwnedTable = 'audit_events';

/** Tables in the order in which their rows can be deleted: referencing tables first. */
const deletionOrder = async (databaseUrl: string): Promise<OwnedTable[]> => {
	const client = await connect(databaseUrl);
	try {
		const names = (await tablesInOrder(client)).map(({ name }) => name).reverse();
		const others = OWNED_TABLES.filter((table) => !BEFORE.includes(table) && table !== SCRUBBED);
		return [...BEFORE, ...others.sort((one, other) => names.indexOf(one) - names.indexOf(other))];
	} finally {
		await client.end();
	}
};

/**
 * Keeps servers and workers from adding rows: inserts that reference these rows wait for this transaction, and then
 * fail or find nothing. Same lock order as the services: the company, then its assessments.
 */
const lockAll = async (tx: Tx, company: number): Promise<void> => {
	const lock = (table: OwnedTable) =>
		tx.execute(sql.raw(`select 1 from ${table} where ${rowsOf(table, company)} for update`));
	for (const table of [
		'companies',
		'assessment_progresses',
		'users',
		'evidence_requests',
		'objections',
		'improvement_actions',
		'phone_uploads',
		'certificates',
	] as const) {
		await lock(table);
	}
};

const assertNotUnderWay = async (executor: Executor, company: number): Promise<void> => {
	const [open] = await executor
		.select({ status: assessmentProgresses.status })
		.from(assessmentProgresses)
		.where(and(eq(assessmentProgresses.companyId, company), inArray(assessmentProgresses.status, [...UNDER_WAY])))
		.limit(1);
	if (!open) return;
	throw new CommandError(
		`An assessment of company ${company} is under way (status ${open.status}): cancel it first, or say --even-under-way`,
	);
};

/** Audit events keep action, time and staff actor, and lose actors of the company, address, details and values. */
const scrubEvents = async (tx: Tx, company: number): Promise<number> => {
	const people = `select id from users where company_id = ${company}`;
	const { rowCount } = await tx.execute(
		sql.raw(`update audit_events set detail = '{}', changes = '[]',
			address = null, request_id = null,
			actor_id = case when actor_id in (${people}) then null else actor_id end
			where ${rowsOf(SCRUBBED, company)}`),
	);
	return rowCount ?? 0;
};

/** Deletes simulations of papers that name the company, and running ones, which might. */
const deleteSimulations = (tx: Tx, company: number) =>
	tx.execute(sql`delete from paper_simulations
		where finished_at is null or result @> ${JSON.stringify({ sheets: [{ company_id: company }] })}::jsonb`);

export type Erased = {
	rows: number;
	certificates: number;
	/** Ids of jobs that the queue may hold. */
	jobs: number[];
	/** What retains the workers' answers in the WAL. */
	leftInLog: LogReason[];
};

const deleteJobs = async (tx: Tx, company: number): Promise<number[]> => {
	const { rows } = await tx.execute<{ id: number }>(
		sql.raw(`delete from outbox_jobs where ${rowsOf('outbox_jobs', company)} returning id`),
	);
	return rows.map(({ id }) => id);
};

/** PostgreSQL has aborted this transaction because of a deadlock; it may be repeated. */
const isDeadlock = (error: unknown): boolean =>
	((error as { cause?: { code?: string } }).cause ?? (error as { code?: string })).code === '40P01';

const TRIES = 5;

type Needs = Pick<Installation, 'db' | 'storage' | 'clock' | 'config'>;

/**
 * Erases the rows of a company.
 * @throws CommandError if an assessment is under way, unless `evenUnderWay`, or if workers' answers cannot be erased
 */
export const eraseRows = async (
	installation: Needs,
	company: number,
	{ evenUnderWay }: { evenUnderWay: boolean },
): Promise<Erased> => {
	const { db, clock, config } = installation;
	const order = await deletionOrder(config.databaseUrl);
	const erase = (leftInLog: LogReason[]): Promise<Erased> =>
		db.transaction(async (tx) => {
			await lockAll(tx, company);
			if (!evenUnderWay) await assertNotUnderWay(tx, company);
			await assertNoAnswers(tx, company);
			const kept = await keepCertificates(tx, company, config.erasedCompanyKeeps, clock.now());
			await removeAfterCommit(tx, await storedKeysOf(tx, company));
			await deleteSimulations(tx, company);
			const jobs = await deleteJobs(tx, company);
			await scrubEvents(tx, company);
			let rows = jobs.length;
			for (const table of order) {
				const { rowCount } = await tx.execute(sql.raw(`delete from ${table} where ${rowsOf(table, company)}`));
				rows += rowCount ?? 0;
			}
			await recordAudit(tx, {
				action: 'company.erased',
				subject: 'company',
				subjectId: company,
				detail: {
					rows,
					certificates: kept,
					...(leftInLog.length > 0 ? { left_in_log: leftInLog.join(' ') } : {}),
				},
			});
			return { rows, certificates: kept, jobs, leftInLog };
		});
	if (!evenUnderWay) await assertNotUnderWay(db, company);
	const leftInLog = await eraseAnswers(installation, company);
	for (let tries = 1; ; tries++) {
		try {
			return await erase(leftInLog);
		} catch (error) {
			if (!isDeadlock(error) || tries === TRIES) throw error;
		}
	}
};

/** Name of a company; null if there is none with this id. */
export const nameOfCompany = async ({ db }: Pick<Installation, 'db'>, company: number): Promise<string | null> => {
	const [row] = await db.select({ name: companies.companyName }).from(companies).where(eq(companies.id, company));
	return row?.name ?? null;
};
