import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { storedKeysOf } from '#scripts/company/stored-keys.ts';
import { OWNED_TABLES, type OwnedTable, rowsOf } from '#scripts/company/tables.ts';
import { pdfKey } from '#server/exports/key.ts';
import type { TestApp } from './app.ts';
import { archiveAll } from './archive.ts';
import { certificateOf } from './certificates.ts';
import { makeInquiry } from './inquiries.ts';
import { makeWholeWorld } from './whole-world.ts';

/** A company that has been through everything, with a mark in every text, JSON and file that is stored of it. */

type Column = { table: OwnedTable; column: string };

export type MarkedCompany = {
	id: number;
	progressId: number;
	name: string;
	code: string;
	/** What it and its admin were called before there were marks: also in what is not its own. */
	texts: readonly string[];
	/** The names of staff, which are not its own. */
	staff: string;
	/** The columns with a mark. */
	marked: readonly Column[];
	/** The keys of its stored files, each with a mark. */
	keys: readonly string[];
};

/** Rows that no call of the whole world makes: what is secret, or soon gone. */
const fillTheRest = async (
	{ deps: { db } }: TestApp,
	owner: number,
	admin: number,
	progress: number,
): Promise<void> => {
	const statements = [
		`insert into password_resets (token_hash, user_id, expires_at) values ('reset-${owner}', ${owner}, now())`,
		`insert into email_changes (token_hash, user_id, former_email, expires_at) values ('change-${owner}', ${owner}, 'f', now())`,
		`insert into sign_in_networks (user_id, network, last_success_at) values (${owner}, '192.0.2.0/24', now())
			on conflict do nothing`,
		`insert into totps (user_id, secret) values (${owner}, 'sealed')`,
		`insert into passkeys (user_id, credential_id, public_key, name) values (${owner}, 'c${owner}', 'k', 'n')`,
		`insert into recovery_codes (user_id, code_hash) values (${owner}, 'h')`,
		`insert into challenges (token_hash, purpose, area, user_id, address, expires_at)
			select 'challenge-${owner}', p, 'app', ${owner}, 'a', now()
			from unnest(array(select regexp_replace((regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', ''))[1], '''', '', 'g')
				from pg_constraint where conname = 'challenges_purpose')) p limit 1`,
		`insert into voice_rounds (progress_id, sheet_id, opened_by, closes_on, languages, codes_made)
			select progress_id, id, ${admin}, now()::date, '["vi"]', 10 from answer_sheets
			where progress_id = ${progress} and round = 1 on conflict do nothing`,
		...['voice_keys (round_id, key)', 'voice_codes (round_id, code_hash)', 'voice_counters (round_id, name)'].map(
			(table) =>
				`insert into ${table} select id, 'x' from voice_rounds where progress_id = ${progress} on conflict do nothing`,
		),
		`insert into notice_preferences (user_id, kind, channel) values (${owner}, 'deadline', 'off')`,
		`insert into assessment_comments (progress_id, author_id, content) values (${progress}, ${admin}, 'c')`,
		`insert into proposal_waivers (progress_id, reason, waived_by, waived_at, resumed_by, resumed_at)
			values (${progress}, 'r', ${admin}, now(), ${admin}, now())`,
		`insert into interview_records (sheet_id, content, updated_by, updated_at)
			select id, 'c', ${admin}, now() from answer_sheets where progress_id = ${progress} and round = 2 on conflict do nothing`,
		`insert into action_reviews (action_id, review, content, reviewed_by, reviewed_at, archived_at)
			select id, 'returned', 'c', ${admin}, now(), now() from improvement_actions where progress_id = ${progress}`,
		`insert into report_positions (result_id, frozen_at, cohorts)
			select r.id, now(), '[]' from results r join answer_sheets s on s.id = r.sheet_id where s.progress_id = ${progress}
			on conflict do nothing`,
		`insert into position_opt_outs (company_id, opted_out_at, opted_out_by)
			select company_id, now(), ${owner} from assessment_progresses where id = ${progress}`,
		`insert into assessor_companies (user_id, company_id)
			select ${admin}, company_id from assessment_progresses where id = ${progress} on conflict do nothing`,
		`insert into pdf_documents (hash, kind, locale, progress_id, byte_size, finished_at)
			values (md5('p${progress}') || md5('${progress}'), 'report', 'ja', ${progress}, 1, now())`,
		`insert into pdf_documents (hash, kind, locale, progress_id, content)
			values (md5('q${progress}') || md5('${progress}'), 'proposal', 'ja', ${progress}, '{}')`,
		`insert into outbox_jobs (name, payload) select 'render-pdf', jsonb_build_object('hash', hash)
			from pdf_documents where progress_id = ${progress} and finished_at is null`,
		`insert into audit_events (action, actor_id, address, detail) values ('login.succeeded', ${owner}, '192.0.2.1', '{}')`,
		`insert into paper_simulations (paper_id, paper_version, requested_by, finished_at, result)
			select p.paper_id, 0, ${admin}, now(), jsonb_build_object('sheets', jsonb_build_array(jsonb_build_object(
				'company_id', p.company_id, 'company_name', c.company_name)))
			from assessment_progresses p join companies c on c.id = p.company_id where p.id = ${progress}`,
	];
	for (const statement of statements) await db.execute(sql.raw(statement));
};

/** What refers to a file, a session, a code or a job by its text: changed, it would be lost. */
const POINTERS = [
	'file_path',
	'sha256',
	'hash',
	'code',
	'session_id',
	'name@outbox_jobs',
	'payload',
	'locale',
	'kind',
	'action',
	'subject',
	'extension',
	'content_type',
];

export const markOf = (company: number, { table, column }: Column): string => `MARK_${company}_${table}_${column}_END`;

export const fileMarkOf = (company: number, key: string): string => `MARK_${company}_FILE_${key}_END`;

/** Puts a mark into all rows of a column; false where a constraint of the database allows none. */
const markColumn = async (
	{ deps: { db } }: TestApp,
	company: number,
	{ table, column, type }: Column & { type: string },
): Promise<boolean> => {
	const mark = markOf(company, { table, column });
	const values: Record<string, string> = {
		text: `coalesce(${column}, '') || '${mark}'`,
		jsonb: `case jsonb_typeof(${column}) when 'array' then ${column} || '["${mark}"]' else coalesce(${column}, '{}') || '{"mark": "${mark}"}' end`,
	};
	try {
		const { rowCount } = await db.execute(
			sql.raw(`update ${table} set ${column} = ${values[type]} where ${rowsOf(table, company)}`),
		);
		return (rowCount ?? 0) > 0;
	} catch (error) {
		const { code } = (error as { cause?: { code?: string } }).cause ?? {};
		// A check, a foreign key, a unique or a generated column: it holds no text that somebody writes.
		if (code && ['23514', '23503', '23505', '428C9'].includes(code)) return false;
		throw error;
	}
};

const markColumns = async (app: TestApp, company: number): Promise<Column[]> => {
	const { rows } = await app.deps.db.execute<{ table: OwnedTable; column: string; type: string }>(sql`
		select table_name as table, column_name as column, data_type as type from information_schema.columns
		where table_schema = 'public' and data_type in ('text', 'jsonb') order by 1, 2`);
	const columns = rows.filter(
		({ table, column }) =>
			OWNED_TABLES.includes(table) && !POINTERS.includes(column) && !POINTERS.includes(`${column}@${table}`),
	);
	const marked: Column[] = [];
	for (const column of columns) if (await markColumn(app, company, column)) marked.push(column);
	return marked;
};

const fileOf = ({ deps }: TestApp, key: string): string => path.join(deps.config.dataDir, 'files', key);

/** Every stored file gets a mark; rows that the factories made without one get a file. */
const markFiles = async (app: TestApp, company: number, progress: number): Promise<string[]> => {
	const { rows } = await app.deps.db.execute<{ hash: string }>(
		sql`select hash from pdf_documents where progress_id = ${progress} and finished_at is null`,
	);
	const unprinted = rows.map(({ hash }) => pdfKey(hash));
	const keys = (await storedKeysOf(app.deps.db, company)).filter((key) => !unprinted.includes(key));
	for (const key of keys) {
		fs.mkdirSync(path.dirname(fileOf(app, key)), { recursive: true });
		fs.appendFileSync(fileOf(app, key), fileMarkOf(company, key));
	}
	return keys;
};

export const makeMarkedCompany = async (app: TestApp): Promise<MarkedCompany> => {
	const { staged } = await makeWholeWorld(app);
	const { companyId: id, progress, owner, admin } = staged;
	await archiveAll(app);
	await makeInquiry(app, { companyId: id, email: owner.user.email });
	await fillTheRest(app, owner.user.id, admin.user.id, progress.id);
	const nameOf = async (): Promise<string> => {
		const { rows } = await app.deps.db.execute<{ name: string }>(
			sql`select company_name as name from companies where id = ${id}`,
		);
		return rows[0]?.name ?? '';
	};
	const texts = [await nameOf(), owner.user.email];
	const keys = await markFiles(app, id, progress.id);
	const marked = await markColumns(app, id);
	const { code } = await certificateOf(app, progress.id);
	return { id, progressId: progress.id, name: await nameOf(), code, texts, staff: admin.user.name, marked, keys };
};
