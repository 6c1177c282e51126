import { sql } from 'drizzle-orm';
import type { Figure } from '#tests/bench/figures.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Rows, bytes and write-ahead log of companies that went all the way. */

export const COMPANIES = 40;
/** What docs/measurements/growth.md counts with. */
const MOST_KB = 190;

/** A company answers every question with a sentence, and an assessor explains one rating in five. */
const NOTE =
	'就業規則に定め、入社時の説明会で母語の資料を配り、年に一度は面談で理解を確かめている。記録は人事部にある。';
const COMMENT = '規則の写しを確認した。面談の記録は次回に示してもらう。';

/** The answer of one number. */
const numberOf = async ({ deps }: Pick<TestApp, 'deps'>, expression: string): Promise<number> => {
	const { rows } = await deps.db.execute<{ n: string }>(sql.raw(`select (${expression})::text as n`));
	return Number(rows[0]?.n);
};

/** Bytes of the write-ahead log since the cluster was made. */
export const logBytes = (app: TestApp): Promise<number> => numberOf(app, "pg_current_wal_insert_lsn() - '0/0'::pg_lsn");

type Size = { name: string; rows: number; bytes: number };

/** Of every table with its indexes, freshly written. */
const sizesOf = async (app: TestApp): Promise<Size[]> => {
	const { rows } = await app.deps.db.execute<{ name: string }>(
		sql`select relname as name from pg_stat_user_tables where schemaname = 'public' order by relname`,
	);
	const sizes: Size[] = [];
	for (const { name } of rows) {
		await app.deps.db.execute(sql.raw(`vacuum full "${name}"`));
		const many = await numberOf(app, `select count(*) from "${name}"`);
		sizes.push({ name, rows: many, bytes: await numberOf(app, `pg_total_relation_size('"${name}"')`) });
	}
	return sizes;
};

const fill = async (app: TestApp): Promise<void> => {
	const admin = await makeConsoleAdmin(app);
	for (let n = 0; n < COMPANIES; n++) await assessmentAt(app, 13, { admin });
	await app.deps.db.execute(sql`update answer_contents set extension_note = ${NOTE}`);
	await app.deps.db.execute(sql`update answer_evaluations set comment = ${COMMENT} where id % 5 = 0`);
};

export const measureSizes = async (app: TestApp): Promise<Figure[]> => {
	const before = new Map((await sizesOf(app)).map((size) => [size.name, size]));
	const log = await logBytes(app);
	await fill(app);
	const written = (await logBytes(app)) - log;
	const grown = (await sizesOf(app))
		.map(({ name, rows, bytes }) => {
			const earlier = before.get(name);
			return { name, rows: (rows - (earlier?.rows ?? 0)) / COMPANIES, bytes: bytes - (earlier?.bytes ?? 0) };
		})
		.filter(({ rows }) => rows > 0);
	const total = grown.reduce((sum, { bytes }) => sum + bytes, 0) / COMPANIES;
	return [
		...grown.flatMap(({ name, rows, bytes }): Figure[] => [
			{ name: `${name}: rows of a company`, value: rows, unit: '', limit: null },
			{ name: `${name}: a row with its indexes`, value: bytes / COMPANIES / rows, unit: 'bytes', limit: null },
		]),
		{ name: 'a company in all tables', value: total / 1024, unit: 'KB', limit: MOST_KB },
		{ name: 'a company in the write-ahead log', value: written / COMPANIES / 1024, unit: 'KB', limit: null },
	];
};
