import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#scripts/backup/catalogue.ts';
import { emptyDatabase, migrateFirst } from '#scripts/backup/schema.ts';
import { outline } from '#scripts/seed/papers/outline.ts';
import { a1 } from '#scripts/seed/papers/regular/a1.ts';
import { migrate } from '#server/db/migrate.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/**
 * The migrations of the version before papers had keys.
 *
 * @module-tag rest
 */
const BEFORE_KEYS = 7;

/** Texts as they were shipped before papers had keys. */
const SHIPPED = {
	category: '採用',
	sub: '公正な募集・選考',
	question:
		'直近1年に外国人が応募した採用選考すべてについて、職務別の選考基準を選考前に書面で定め、応募者ごとの評価記録を保存していますか（外国人の応募がない場合は該当しない）。',
	item: '応募者全員の評価票に、基準の項目ごとの評価と採否の理由が記録されている。',
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

const insert = async (sql: string, values: unknown[]): Promise<number> => {
	const { rows } = await client.query(`${sql} returning id`, values);
	return rows[0].id;
};

type Stored = { category: number; sub: number; questions: number[]; items: number[] };

/** Stores a published paper of one category as the former version did. */
const storePaper = async (
	category: string,
	sub: string,
	questions: { content: string; items: string[] }[],
): Promise<Stored> => {
	const paper = await insert(
		'insert into papers (is_premium, is_published, published_at) values (true, true, now())',
		[],
	);
	const mainId = await insert('insert into paper_main_categories (paper_id, ordinal, content) values ($1, 0, $2)', [
		paper,
		category,
	]);
	const subId = await insert(
		'insert into paper_sub_categories (main_category_id, ordinal, content) values ($1, 0, $2)',
		[mainId, sub],
	);
	const stored: Stored = { category: mainId, sub: subId, questions: [], items: [] };
	for (const [ordinal, { content, items }] of questions.entries()) {
		const id = await insert(
			'insert into paper_questions (sub_category_id, ordinal, content, points) values ($1, $2, $3, 10)',
			[subId, ordinal, content],
		);
		stored.questions.push(id);
		for (const [at, item] of items.entries()) {
			stored.items.push(
				await insert(
					'insert into paper_check_items (question_id, ordinal, content, weight_tenths) values ($1, $2, $3, 10)',
					[id, at, item],
				),
			);
		}
	}
	return stored;
};

const keyOf = async (table: string, id: number | undefined): Promise<string> =>
	(await client.query(`select key from ${table} where id = $1`, [id])).rows[0].key;

let first: Stored;
let second: Stored;

beforeAll(async () => {
	database = await createTestDatabase();
	client = await connect(database.url);
	await emptyDatabase(client);
	await migrateFirst(client, BEFORE_KEYS);
	first = await storePaper(SHIPPED.category, SHIPPED.sub, [
		{ content: SHIPPED.question, items: [SHIPPED.item, '自社の確認'] },
		{ content: '自社の設問', items: ['確認'] },
		{ content: '同じ', items: [] },
		{ content: '同じ', items: [] },
	]);
	second = await storePaper(SHIPPED.category, SHIPPED.sub, [
		{ content: '同じ', items: [] },
		{ content: '自社の設問', items: ['確認'] },
		{ content: '新しい設問', items: ['確認'] },
		{ content: SHIPPED.question, items: ['自社の確認'] },
	]);
	await migrate(database.url, { queueTables: false });
});

afterAll(async () => {
	await client.end();
	await database.drop();
});

describe('papers that were stored before they had keys', () => {
	it('get the keys of the shipped papers', async () => {
		const [recruitment] = outline;
		expect(await keyOf('paper_main_categories', first.category)).toBe(recruitment?.key);
		expect(await keyOf('paper_sub_categories', first.sub)).toBe(recruitment?.subCategories[0]?.key);
		const [shipped] = a1;
		expect(await keyOf('paper_questions', first.questions[0])).toBe(shipped?.key);
		expect(await keyOf('paper_questions', second.questions[3])).toBe(shipped?.key);
		expect(await keyOf('paper_check_items', first.items[0])).toBe(shipped?.evaluations[1]?.key);
	});

	it('get those of older stored papers for texts that were never shipped', async () => {
		const own = await keyOf('paper_questions', first.questions[1]);
		expect(await keyOf('paper_questions', second.questions[1])).toBe(own);
		expect(await keyOf('paper_check_items', second.items[2])).toBe(await keyOf('paper_check_items', first.items[1]));
		expect(await keyOf('paper_check_items', second.items[0])).toBe(await keyOf('paper_check_items', first.items[2]));
		expect(await keyOf('paper_questions', second.questions[2])).not.toBe(own);
	});

	it('take each key once where a text stands twice', async () => {
		const [one, two] = await Promise.all(first.questions.slice(2).map((id) => keyOf('paper_questions', id)));
		expect(one).not.toBe(two);
		expect(await keyOf('paper_questions', second.questions[0])).toBe(one);
	});

	it('explain no scores, and say nothing beside their questions', async () => {
		const { rows } = await client.query('select explain_level, introduction, standard_hash from papers');
		expect(rows).toEqual([
			{ explain_level: 'none', introduction: null, standard_hash: null },
			{ explain_level: 'none', introduction: null, standard_hash: null },
		]);
		const questions = await client.query('select guidance, is_critical from paper_questions');
		expect(questions.rows).toContainEqual({ guidance: null, is_critical: false });
	});
});
