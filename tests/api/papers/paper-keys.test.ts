import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fromPortable, readPortable, toPortable } from '#scripts/papers/portable.ts';
import type { AssessmentPaper, PaperContents } from '#shared/papers/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { downloadFile, importWorkbook } from '#tests/support/files/workbooks.ts';

/** The whole shipped paper keeps its keys on every way that a paper takes, compared as they are stored. */

const booted = withApp();

const PAPERS = '/console/assessment_papers';

type Stored = Record<'level' | 'key' | 'content', string>;

/** The keys of a paper in its order, read from the tables. */
const storedKeys = async (paperId: number): Promise<Stored[]> => {
	const { rows } = await booted.current.deps.db.execute<Stored>(sql`
		select level, key, content from (
			select 'category' as level, c.key, c.content, c.ordinal a, 0 b, 0 d, 0 e
			from paper_main_categories c where c.paper_id = ${paperId}
			union all select 'sub-category', s.key, s.content, c.ordinal, s.ordinal + 1, 0, 0
			from paper_sub_categories s join paper_main_categories c on c.id = s.main_category_id where c.paper_id = ${paperId}
			union all select 'question', q.key, q.content, c.ordinal, s.ordinal + 1, q.ordinal + 1, 0
			from paper_questions q join paper_sub_categories s on s.id = q.sub_category_id
			join paper_main_categories c on c.id = s.main_category_id where c.paper_id = ${paperId}
			union all select 'check item', i.key, i.content, c.ordinal, s.ordinal + 1, q.ordinal + 1, i.ordinal + 1
			from paper_check_items i join paper_questions q on q.id = i.question_id
			join paper_sub_categories s on s.id = q.sub_category_id
			join paper_main_categories c on c.id = s.main_category_id where c.paper_id = ${paperId}
		) parts order by a, b, d, e`);
	return rows;
};

it('the shipped paper keeps every key: duplicated, through Excel and JSON, edited and published', async () => {
	const app = booted.current;
	const admin = await makeConsoleAdmin(app);
	const latest = async (): Promise<AssessmentPaper> =>
		(await admin.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=true`)).data;
	const save = async (main_categories: unknown, is_published = false): Promise<number> => {
		const answer = await admin.post<{ id: number }>(PAPERS, { is_premium: true, is_published, main_categories });
		expect(answer.errors).toEqual({});
		return answer.data.id;
	};
	const shipped = await latest();
	const before = await storedKeys(shipped.id);
	expect(before.filter(({ level }) => level === 'question')).toHaveLength(75);
	expect(new Set(before.map(({ key }) => key)).size).toBe(before.length);

	const draft = await save(shipped.main_categories);
	expect(await storedKeys(draft)).toEqual(before);

	const { content } = await downloadFile(app, admin.token, `${PAPERS}/${draft}/download`, 'ja');
	expect((await importWorkbook(app, admin.token, { content })).errors).toEqual({});
	expect(await storedKeys(draft)).toEqual(before);

	const written = JSON.stringify(await toPortable(app.deps, draft));
	const read: PaperContents = await fromPortable(app.deps, readPortable(written));
	expect(await storedKeys(await save(read))).toEqual(before);

	const [first] = read;
	const question = first?.sub_categories[0]?.questions[0];
	if (!question) throw new Error('the shipped paper has no question');
	question.content = '書き直した設問ですか。';
	const published = await storedKeys(await save(read, true));
	expect(published.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
	expect(published.filter(({ content }, at) => content !== before[at]?.content)).toHaveLength(1);
	expect(await storedKeys(shipped.id)).toEqual(before);
});
