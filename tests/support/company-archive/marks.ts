import { sql } from 'drizzle-orm';
import { OWNED_TABLES, type OwnedTable, rowsOf } from '#scripts/company/tables.ts';
import type { TestApp } from '#tests/support/app.ts';
import { HIDDEN_ROWS, isColumnGiven } from './columns.ts';

/** Adds a mark to every text and JSON of a company, which also says whether the archive should contain the value. */

type Column = { table: OwnedTable; column: string };

export type Mark = Column & { isGiven: boolean; text: string };

/** Columns that must keep their value, since they refer to a file, session, code or job. */
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

/** Ids of the marked company; they distinguish rows that are in the archive from others. */
export type MarkedIds = { company: number; progress: number; second: number };

/**
 * A marked list element. Position cohorts and changes of events keep their shape, so that reports can still be printed
 * and the audit log read.
 */
const elementWith = (column: string, text: string): string => {
	if (column === 'changes') return JSON.stringify({ field: 'mark', from: text, to: null });
	if (column !== 'cohorts') return JSON.stringify(text);
	const total = { own: 1, q1: 1, median: 1, q3: 1, quarter: 1 };
	return JSON.stringify({ scope: 'all', total, categories: [], mark: text });
};

/**
 * Marks a column in the rows that match the condition. Returns false if there are none, or if a constraint rejects the
 * mark.
 */
const markRows = async (
	{ deps: { db } }: TestApp,
	{ table, column, type }: Column & { type: string },
	{ text, where }: { text: string; where: string },
): Promise<boolean> => {
	const values: Record<string, string> = {
		text: `coalesce(${column}, '') || '${text}'`,
		jsonb: `case jsonb_typeof(${column}) when 'array' then ${column} || '[${elementWith(column, text)}]' else coalesce(${column}, '{}') || '{"mark": "${text}"}' end`,
	};
	try {
		const { rowCount } = await db.execute(sql.raw(`update ${table} set ${column} = ${values[type]} where ${where}`));
		return (rowCount ?? 0) > 0;
	} catch (error) {
		const { code } = (error as { cause?: { code?: string } }).cause ?? {};
		// A check, foreign key, unique or generated column holds no free text.
		if (code && ['23514', '23503', '23505', '428C9'].includes(code)) return false;
		throw error;
	}
};

const markColumn = async (app: TestApp, ids: MarkedIds, column: Column & { type: string }): Promise<Mark[]> => {
	const { table, column: name } = column;
	const stored = rowsOf(table, ids.company);
	const hidden = HIDDEN_ROWS[table]?.(ids) ?? 'false';
	const marks: Mark[] = [];
	for (const isHidden of [false, true]) {
		// Details of events are decided field by field, in `events.ts`.
		const isGiven = !isHidden && isColumnGiven(table, name) && `${table}.${name}` !== 'audit_events.detail';
		const text = `MARK_${ids.company}_${table}_${name}_${isGiven ? 'given' : 'hidden'}_END`;
		const where = `${stored} and (${hidden}) is ${isHidden ? 'true' : 'not true'}`;
		if (await markRows(app, column, { text, where })) marks.push({ table, column: name, isGiven, text });
	}
	return marks;
};

/** Marks all columns. Returns the marks that were stored. */
export const markColumns = async (app: TestApp, ids: MarkedIds): Promise<Mark[]> => {
	const { rows } = await app.deps.db.execute<{ table: OwnedTable; column: string; type: string }>(sql`
		select table_name as table, column_name as column, data_type as type from information_schema.columns
		where table_schema = 'public' and data_type in ('text', 'jsonb') order by 1, 2`);
	const columns = rows.filter(
		({ table, column }) =>
			OWNED_TABLES.includes(table) && !POINTERS.includes(column) && !POINTERS.includes(`${column}@${table}`),
	);
	const marks: Mark[] = [];
	for (const column of columns) marks.push(...(await markColumn(app, ids, column)));
	return marks;
};
