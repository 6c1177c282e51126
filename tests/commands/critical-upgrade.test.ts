import { expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { withFormerDatabase } from '#tests/support/database/former-database.ts';

/**
 * The migrations of the version before results kept their critical failures.
 *
 * @module-tag rest
 */
const BEFORE = 26;

const former = withFormerDatabase(BEFORE);

const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
	const names = Object.keys(values);
	const { rows } = await former.client.query(
		`insert into ${table} (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) returning id`,
		Object.values(values),
	);
	return rows[0].id;
};

const NO_HALF = JSON.stringify({ full: '全', full_en: null, half: null, half_en: null, none: '無', none_en: null });

type Question = { content: string; isCritical?: false; condition?: string; answer: 1 | 3; rates: number[] };

/** Each with two check items, of which the first has no 50 %. */
const QUESTIONS: readonly Question[] = [
	{ content: '点数がない', answer: 1, rates: [1, 1] },
	{ content: '違反だが点数がある', answer: 1, rates: [1, 3] },
	{ content: '条件のない該当しない', answer: 3, rates: [3, 3] },
	{ content: '条件のある該当しない', condition: '採用がない場合', answer: 3, rates: [1, 1] },
	{ content: 'すべて評価対象外', answer: 1, rates: [0, 0] },
	{ content: '重要でない', isCritical: false, answer: 1, rates: [1, 1] },
	{ content: '半分', answer: 1, rates: [0, 2] },
];

type Asked = Question & { id: number; items: number[] };

const storePaper = async (): Promise<{ paper: number; main: number; sub: number; questions: Asked[] }> => {
	const paper = await insert('papers', { is_premium: true, is_published: true, published_at: new Date() });
	const main = await insert('paper_main_categories', { paper_id: paper, ordinal: 0, content: '大項目' });
	const sub = await insert('paper_sub_categories', { main_category_id: main, ordinal: 0, content: '小項目' });
	const questions: Asked[] = [];
	for (const [ordinal, question] of QUESTIONS.entries()) {
		const { content, condition = null, isCritical = true } = question;
		const said = { content, points: 10, na_condition: condition, is_critical: isCritical };
		const id = await insert('paper_questions', { sub_category_id: sub, ordinal, ...said });
		const items = [];
		for (const at of [0, 1]) {
			const anchors = at === 0 ? NO_HALF : null;
			const item = { content: `確認${at}`, weight_tenths: 5, anchors };
			items.push(await insert('paper_check_items', { question_id: id, ordinal: at, ...item }));
		}
		questions.push({ ...question, id, items });
	}
	return { paper, main, sub, questions };
};

type Stored = Awaited<ReturnType<typeof storePaper>>;

/** The result of a sheet, with everything answered and rated. */
const storeResult = async ({ main, sub, questions }: Stored, progress: number, round: number): Promise<number> => {
	const sheet = await insert('answer_sheets', { progress_id: progress, round });
	const category = await insert('answer_categories', { sheet_id: sheet, main_category_id: main });
	const part = await insert('answer_sub_categories', { category_id: category, sub_category_id: sub });
	for (const { id, answer, rates, items } of questions) {
		const content = await insert('answer_contents', { answer_sub_category_id: part, question_id: id, answer });
		for (const [at, rate] of rates.entries()) {
			const rated = { check_item_id: items[at], evaluation_rate: rate };
			await insert('answer_evaluations', { answer_content_id: content, ...rated });
		}
	}
	return insert('results', { sheet_id: sheet, score: 50 });
};

let serial = 0;

const startProgress = async ({ paper }: Stored, values: object): Promise<number> => {
	serial += 1;
	const number = String(serial).padStart(13, '0');
	const company = await insert('companies', {
		...{
			company_name: '会社',
			search_text: '会社',
			ceo_name: '代表',
			company_address: '東京都',
			phone_number: '0312345678',
		},
		...{ industry_code: 'E09', registration_number: `13-${number.slice(-6)}`, corporate_number: number },
	});
	return insert('assessment_progresses', {
		company_id: company,
		paper_id: paper,
		status_since: new Date(),
		...values,
	});
};

const failuresOf = async (result: number): Promise<string[] | null> => {
	const { rows } = await former.client.query(
		`select critical_question_ids, array(select content from paper_questions where id = any(critical_question_ids)
			order by ordinal) as contents from results where id = $1`,
		[result],
	);
	return rows[0].critical_question_ids && rows[0].contents;
};

it('results that were graded before keep what their reports said, and others have nothing yet', async () => {
	const paper = await storePaper();
	const now = new Date();
	const finalised = await startProgress(paper, { status: 8, graded_at: now, completed_at: now });
	const graded = await storeResult(paper, finalised, 1);
	const checkedAgain = await storeResult(paper, finalised, 2);
	const movedBack = await storeResult(paper, await startProgress(paper, { status: 3 }), 1);
	await migrate(former.url, { queueTables: false });
	expect(await failuresOf(graded)).toEqual(['点数がない', '条件のない該当しない', 'すべて評価対象外']);
	expect(await failuresOf(checkedAgain)).toBeNull();
	expect(await failuresOf(movedBack)).toBeNull();
	const { rows } = await former.client.query('select distinct is_critical_item from paper_check_items');
	expect(rows).toEqual([{ is_critical_item: false }]);
});
