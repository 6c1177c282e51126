import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import { loadGradableSheet } from '#server/assessment/gradable-sheet.ts';
import { assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { pdfKey } from '#server/exports/key.ts';
import { gradeAssessment } from '#shared/assessment/grading.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { ADDED, REMOVED } from '#tests/drills/history/documents.ts';
import type { FinalState, Grading, JobState, Register } from '#tests/drills/history/final-state.ts';
import { answersRegister } from '#tests/drills/history/marks.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { documentBytes, operationOf } from './document-bytes.ts';
import { operationAt } from './operation-address.ts';

/** Reads what is stored of some companies, once all is quiet. */

type Db = TestApp['deps']['db'];

const rowsOf = async <T extends Record<string, unknown>>(db: Db, query: SQL): Promise<T[]> =>
	(await db.execute<T>(query)).rows as T[];

type RegisterRow = { name: string; version: number; values: (string | null)[] };

/** All texts with versions: answers and ratings of the sheets, archived ones too, and the notes of their results. */
const readRegisters = async (db: Db, progressIds: readonly number[]): Promise<ReadonlyMap<string, Register>> => {
	const sheets = sql`answer_sheets s join answer_categories c on c.sheet_id = s.id
		join answer_sub_categories a on a.category_id = c.id
		join answer_contents t on t.answer_sub_category_id = a.id`;
	const ofThem = sql`s.progress_id in ${[...progressIds]}`;
	const notes = (field: string, version: SQL, note: SQL): SQL => sql`
		select ${field} || ':' || min(n.id) as name, ${version} as version, array_agg(distinct ${note}) as values
		from answer_sheets s join results r on r.sheet_id = s.id
		join result_main_categories m on m.result_id = r.id
		join result_sub_categories n on n.result_main_category_id = m.id
		where ${ofThem} group by r.id`;
	const rows = [
		...(
			await rowsOf<RegisterRow>(
				db,
				sql`select a.id::text as name, a.answer_version as version, array_agg(distinct t.extension_note) as values
				from ${sheets} where ${ofThem} and s.round = 1 group by a.id`,
			)
		).map((row) => ({ ...row, name: answersRegister(Number(row.name)) })),
		...(await rowsOf<RegisterRow>(
			db,
			sql`select 'ratings:' || a.id as name, a.rating_version as version, array_agg(distinct e.comment) as values
				from ${sheets} join answer_evaluations e on e.answer_content_id = t.id where ${ofThem} group by a.id`,
		)),
		...(await rowsOf<RegisterRow>(
			db,
			notes('evaluation_note', sql`r.report_version`, sql`coalesce(n.evaluation_note_draft, n.evaluation_note)`),
		)),
		...(await rowsOf<RegisterRow>(
			db,
			notes('proposal_note', sql`r.proposal_version`, sql`coalesce(n.proposal_note_draft, n.proposal_note)`),
		)),
	];
	return new Map(rows.map(({ name, version, values }) => [name, { version, values }]));
};

const marked = async (db: Db, progressIds: readonly number[], mark: SQL): Promise<ReadonlySet<number>> => {
	const rows = await rowsOf<{ id: number }>(
		db,
		sql`select a.id from answer_sheets s join answer_categories c on c.sheet_id = s.id
			join answer_sub_categories a on a.category_id = c.id
			where s.progress_id in ${[...progressIds]} and ${mark}`,
	);
	return new Set(rows.map(({ id }) => id));
};

const AUDITED = sql`(${auditEvents.action} like 'assessment.%'
	or ${auditEvents.action} in ${[ADDED, REMOVED, 'report.edited', 'proposal.edited']})`;

const readEffects = async (db: Db, companyOf: ReadonlyMap<number, number>): Promise<FinalState['effects']> => {
	const rows = await db.select().from(auditEvents).where(AUDITED).orderBy(asc(auditEvents.id));
	return rows.flatMap(({ action, address, subjectId, detail }) => {
		const companyId = companyOf.get(subjectId ?? 0);
		if (companyId === undefined || subjectId === null) return [];
		const { from = null, to = null } = detail as { from?: StatusId | null; to?: StatusId };
		return [{ operationId: operationAt(address), action, companyId, progressId: subjectId, from, to }];
	});
};

const readDocuments = async ({ deps }: TestApp, progressIds: number[]): Promise<FinalState['documents']> => {
	const rows = await deps.db.select().from(companyDocuments).where(inArray(companyDocuments.progressId, progressIds));
	return Promise.all(
		rows.map(async ({ id, progressId, fileName, filePath }) => {
			const operationId = operationOf(fileName);
			const file = await deps.storage.get(filePath);
			const bytes = file ? await buffer(file.stream) : null;
			const isIntact = bytes !== null && operationId !== null && bytes.equals(documentBytes(operationId));
			return { id, progressId, operationId, isIntact };
		}),
	);
};

const readFiles = async ({ deps }: TestApp): Promise<ReadonlySet<string>> => {
	const root = path.resolve(deps.config.dataDir, 'files');
	const entries = await readdir(path.join(root, 'documents'), { recursive: true }).catch(() => []);
	return new Set(entries.map((entry) => `documents/${entry}`));
};

type JobRow = { name: string; payload: { progressId?: number; round?: Round; hash?: string }; state: JobState };

const readJobs = (db: Db): Promise<JobRow[]> =>
	rowsOf<JobRow>(
		db,
		sql`select name, payload, case when finished_at is not null then 'finished' when failed_at is not null then 'failed'
			else 'open' end as state from outbox_jobs order by id`,
	);

const readPdfs = async ({ deps }: TestApp, jobs: readonly JobRow[]): Promise<FinalState['pdfs']> => {
	const ofHashes = Map.groupBy(
		jobs.filter(({ name }) => name === 'render-pdf'),
		({ payload }) => payload.hash ?? '',
	);
	return Promise.all(
		[...ofHashes].map(async ([hash, ofHash]) => {
			const file = await deps.storage.get(pdfKey(hash));
			file?.stream.destroy();
			return { hash, jobs: ofHash.map(({ state }) => state), isStored: (file?.size ?? 0) > 0 };
		}),
	);
};

/** The graded sheets whose ratings cannot have changed since: their assessment is past the check of their round. */
const readGradings = async (db: Db, progressIds: readonly number[]): Promise<Grading[]> => {
	const rows = await rowsOf<{ progress_id: number; round: Round; sheet_id: number; score: number | null }>(
		db,
		sql`select s.progress_id, s.round, s.id as sheet_id, r.score from results r
			join answer_sheets s on s.id = r.sheet_id join assessment_progresses p on p.id = s.progress_id
			where s.progress_id in ${[...progressIds]} and s.archived_at is null
			and (case s.round when 1 then p.graded_at else p.regraded_at end) is not null`,
	);
	const gradings: Grading[] = [];
	for (const { progress_id: progressId, round, sheet_id, score: stored } of rows) {
		const { categories, targets } = await loadGradableSheet(db, sheet_id);
		gradings.push({ progressId, round, stored, expected: gradeAssessment(categories, targets).score });
	}
	return gradings;
};

export const readFinalState = async (app: TestApp, companyIds: number[]): Promise<FinalState> => {
	const { db } = app.deps;
	const progresses = await db
		.select()
		.from(assessmentProgresses)
		.where(inArray(assessmentProgresses.companyId, companyIds));
	const ids = progresses.map(({ id }) => id);
	const transitions = await db
		.select()
		.from(assessmentTransitions)
		.where(inArray(assessmentTransitions.progressId, ids))
		.orderBy(asc(assessmentTransitions.id));
	const jobs = await readJobs(db);
	return {
		registers: await readRegisters(db, ids),
		progresses: progresses.map(({ id, companyId, status, gradingRequestedAt }) => ({
			id,
			companyId,
			status,
			isGradingPending: gradingRequestedAt !== null,
		})),
		transitions: transitions.map(({ progressId, event, fromStatus, toStatus }) => ({
			progressId,
			event,
			from: fromStatus,
			to: toStatus,
		})),
		effects: await readEffects(db, new Map(progresses.map(({ id, companyId }) => [id, companyId]))),
		completed: await marked(db, ids, sql`s.round = 1 and a.answered_at is not null`),
		checked: await marked(db, ids, sql`a.checked_at is not null`),
		documents: await readDocuments(app, ids),
		files: await readFiles(app),
		gradingJobs: jobs.flatMap(({ name, payload: { progressId = 0, round = 1 }, state }) =>
			name === 'autograde' && ids.includes(progressId) ? [{ progressId, round, state }] : [],
		),
		pdfs: await readPdfs(app, jobs),
		gradings: await readGradings(db, ids),
		otherJobs: jobs.filter(({ name }) => name !== 'autograde' && name !== 'render-pdf'),
	};
};
