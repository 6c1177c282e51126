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
 * Erases the rows of a company: first what workers answered about it, then all others in one transaction. Its files wait in
 * `file_removals` from then on.
 */

/** Deleted before the others, in this order: their conditions read what the others hold. */
const BEFORE: readonly OwnedTable[] = ['outbox_jobs', 'mails', 'notices', 'pdf_documents'];

/** Its rows stay for their own retention period, without anything of the company. */
const SCRUBBED: OwnedTable = 'audit_events';

/** The tables in the order in which their rows can be deleted: what refers to others first. */
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
 * Keeps servers and workers from adding anything: what they insert refers to one of these rows, waits for the end of this
 * transaction, and then fails or finds nothing. In the order of the services: the company, then its assessments.
 */
const lockAll = async (tx: Tx, company: number): Promise<void> => {
	const lock = (table: OwnedTable) =>
		tx.execute(sql.raw(`select 1 from ${table} where ${rowsOf(table, company)} for update`));
	for (const table of [
		'companies',
		'assessment_progresses',
		'users',
		'evidence_requests',
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

/** Audit events say what happened and when, and who of the staff did it: no more who of the company, from where, and with what. */
const scrubEvents = async (tx: Tx, company: number): Promise<number> => {
	const people = `select id from users where company_id = ${company}`;
	const { rowCount } = await tx.execute(
		sql.raw(`update audit_events set detail = '{}',
			address = null, request_id = null,
			actor_id = case when actor_id in (${people}) then null else actor_id end
			where ${rowsOf(SCRUBBED, company)}`),
	);
	return rowCount ?? 0;
};

/** Simulations of a paper that name the company, and those that run now and might. */
const deleteSimulations = (tx: Tx, company: number) =>
	tx.execute(sql`delete from paper_simulations
		where finished_at is null or result @> ${JSON.stringify({ sheets: [{ company_id: company }] })}::jsonb`);

export type Erased = {
	rows: number;
	certificates: number;
	/** Of the jobs that the queue may hold. */
	jobs: number[];
	/** Why the log of the database still holds what workers answered. */
	leftInLog: LogReason[];
};

const deleteJobs = async (tx: Tx, company: number): Promise<number[]> => {
	const { rows } = await tx.execute<{ id: number }>(
		sql.raw(`delete from outbox_jobs where ${rowsOf('outbox_jobs', company)} returning id`),
	);
	return rows.map(({ id }) => id);
};

/** Two transactions that wait for each other: PostgreSQL has ended this one, which may begin again. */
const isDeadlock = (error: unknown): boolean =>
	((error as { cause?: { code?: string } }).cause ?? (error as { code?: string })).code === '40P01';

const TRIES = 5;

type Needs = Pick<Installation, 'db' | 'storage' | 'clock' | 'config'>;

/**
 * Erases the rows of a company.
 * @throws CommandError while an assessment is under way, unless `evenUnderWay`; while answers of workers cannot be erased
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

/** The name of a company; null if there is none of this number. */
export const nameOfCompany = async ({ db }: Pick<Installation, 'db'>, company: number): Promise<string | null> => {
	const [row] = await db.select({ name: companies.companyName }).from(companies).where(eq(companies.id, company));
	return row?.name ?? null;
};
