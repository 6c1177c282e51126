import type { z } from 'zod';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { invalid, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { planImport } from '#server/company-import/check.ts';
import { kindOf, type PlannedCompany } from '#server/company-import/compare.ts';
import { wordProblems } from '#server/company-import/problems.ts';
import type { Tx } from '#server/db/client.ts';
import { bulkJobRows, bulkJobs } from '#server/db/tables/bulk.ts';
import { later } from '#server/db/transactions.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { receivedFile } from '#server/storage/upload.ts';
import { mailsPerHour } from '#shared/company-import/schemas.ts';
import { runBulk } from './enqueued.ts';

/** Imports the companies of a workbook as a job: a row of it each. */

const workbook = receivedFile('papers.workbook.requiredFile', 'papers.workbook.notAFile');

export const checkForm = { workbook };
/** 0: the administrators are not mailed. */
export const importForm = { workbook, mails_per_hour: mailsPerHour() };
type Import = z.output<z.ZodObject<typeof importForm>>;

/** Rows per statement. */
const AT_ONCE = 1_000;

const rowOf = (jobId: number, dueAt: Date, planned: PlannedCompany): typeof bulkJobRows.$inferInsert => {
	const { company, yourNumber, fields, changes, administrators } = planned;
	return {
		jobId,
		companyId: company?.id ?? null,
		label: fields.company_name,
		contents: {
			your_number: yourNumber,
			version: company?.version ?? null,
			fields: company && changes.length === 0 ? null : fields,
			administrators: [...administrators],
		},
		dueAt,
	};
};

const storeRows = async (tx: Tx, rows: readonly (typeof bulkJobRows.$inferInsert)[]): Promise<void> => {
	for (let from = 0; from < rows.length; from += AT_ONCE) {
		await later(tx, tx.insert(bulkJobRows).values(rows.slice(from, from + AT_ONCE)));
	}
};

/**
 * Freezes what the workbook changes, and enqueues the first rows; nothing with an error in any cell.
 * @throws 422 by cell, such as `Companies.C5`; on `workbook` also if it changes nothing
 */
export const importCompanies = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ workbook: file, mails_per_hour: perHour }: Import,
	call: CallContext,
): Promise<{ id: number }> => {
	const { rows, problems } = await planImport(db, actor, file, call.locale);
	if (problems.length > 0) {
		const worded = wordProblems(problems, call.locale);
		const byCell = Map.groupBy(worded, ({ sheet, cell }) => `${sheet}.${cell}`);
		throw invalid(
			Object.fromEntries(
				[...byCell].map(([cell, those]) => [
					cell,
					those.map(({ problem, mend }) => ({
						key: 'companyImport.cellProblem' as const,
						variables: { problem, mend },
					})),
				]),
			),
		);
	}
	const wanted = rows.filter((row) => kindOf(row) !== 'unchanged');
	if (wanted.length === 0) throw invalidField('workbook', 'companyImport.nothingToDo');
	return db.transaction(async (tx) => {
		const now = clock.now();
		const [job] = await tx
			.insert(bulkJobs)
			.values({
				act: 'import',
				makerId: actor.userId,
				mailsPerHour: perHour === 0 ? null : perHour,
				createdAt: now,
			})
			.returning({ id: bulkJobs.id });
		if (!job) throw new Error('no bulk job was made');
		await storeRows(
			tx,
			wanted.map((planned) => rowOf(job.id, now, planned)),
		);
		await recordAudit(tx, {
			action: 'bulk_job.created',
			actorId: actor.userId,
			subject: 'bulk_job',
			subjectId: job.id,
			detail: { bulk_act: 'import', bulk_rows: wanted.length },
			call,
		});
		await enqueue(tx, runBulk, { bulk_job_id: job.id });
		return job;
	});
};
