import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { phrases } from '#server/db/tables/phrases.ts';
import { MOST_PHRASES } from '#server/phrases/write.ts';
import type { Phrase } from '#shared/phrases/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

const booted = withApp();

type SubCategory = { key: string; content: string; main_category: string };

let admin: Person;
let assessor: Person;
let subs: SubCategory[];

beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper());
	admin = await makeConsoleAdmin(app);
	assessor = await makeAssessor(app);
	subs = (await assessor.get<SubCategory[]>('/console/phrases/sub_categories')).data;
});

const OWN = '/console/phrases';
const SHARED = '/console/shared_phrases';

const add = async (person: Person, path: string, body: object): Promise<number> => {
	const answer = await person.post<{ id: number }>(path, body);
	expect([answer.status, answer.message]).toEqual([200, 'The snippet was added.']);
	return answer.data.id;
};

const list = async (person: Person, query = ''): Promise<Phrase[]> => (await person.get<Phrase[]>(OWN + query)).data;
const ids = (found: readonly Phrase[]): number[] => found.map(({ id }) => id);

const keyOf = (at: number): string => subs[at]?.key ?? '';

describe('phrases', () => {
	it('can be for any sub-category of the active paper, in its order', () => {
		expect(subs.map(({ content, main_category }) => [main_category, content])).toEqual([
			['Category 1', 'Sub-category 1-1'],
			['Category 1', 'Sub-category 1-2'],
			['Category 2', 'Sub-category 2-1'],
		]);
	});

	it('are listed with what they are for: one sees one’s own and the shared ones, nobody else’s', async () => {
		const other = await makeAssessor(booted.current);
		const own = await add(assessor, OWN, {
			content: ' 記録は{score}点です。 ',
			sub_category_key: keyOf(0),
			grade_band: 'B',
		});
		const shared = await add(admin, SHARED, { content: '全員に' });
		const theirs = await add(other, OWN, { content: '他人の' });
		const shown = await list(assessor);
		expect(shown.find(({ id }) => id === own)).toEqual({
			id: own,
			content: '記録は{score}点です。',
			content_en: null,
			is_shared: false,
			sub_category: { key: keyOf(0), content: 'Sub-category 1-1' },
			grade_band: 'B',
			kind: null,
			version: 0,
			saved_at: expect.any(String),
			saved_by: assessor.user.name,
		});
		expect(shown.find(({ id }) => id === shared)).toMatchObject({
			is_shared: true,
			sub_category: null,
			grade_band: null,
			saved_by: admin.user.name,
		});
		expect(ids(shown)).not.toContain(theirs);
		expect(ids(await list(admin))).not.toContain(own);
		expect(ids(await list(assessor, '?is_shared=true'))).toContain(shared);
		expect(ids(await list(assessor, '?is_shared=true'))).not.toContain(own);
		expect(ids(await list(assessor, '?is_shared=false'))).toContain(own);
		const page = await assessor.get<Phrase[]>(`${OWN}?page=1&per_page=1&sort=content`);
		expect([page.data.length, page.meta?.total]).toEqual([1, shown.length]);
	});

	it('are found by what they fit, that is also what they are not limited to, and by their text', async () => {
		const me = await makeAssessor(booted.current);
		const any = await add(me, OWN, { content: 'ﾆﾎﾝｺﾞの研修', sub_category_key: null, grade_band: '' });
		const exact = await add(me, OWN, { content: '二つとも', sub_category_key: keyOf(1), grade_band: 'A' });
		const bySub = await add(me, OWN, { content: '小項目だけ', sub_category_key: keyOf(1) });
		const byGrade = await add(me, OWN, { content: '評価だけ', grade_band: 'A' });
		const own = async (query: string) => ids(await list(me, `?is_shared=false&${query}`)).sort((a, b) => a - b);
		expect(await own(`sub_category_key=${keyOf(1)}&grade_band=A`)).toEqual([any, exact, bySub, byGrade]);
		expect(await own(`sub_category_key=${keyOf(0)}`)).toEqual([any, byGrade]);
		expect(await own('grade_band=D')).toEqual([any, bySub]);
		expect(await own(`q=${encodeURIComponent('にほんご')}`)).toEqual([any]);
		expect((await me.get(`${OWN}?sub_category_key=x`)).status).toBe(422);
		expect((await me.get(`${OWN}?grade_band=E`)).status).toBe(422);
	});

	it('keep the name of a sub-category that the active paper no longer has', async () => {
		const app = booted.current;
		const id = await add(assessor, OWN, { content: '前の設問票', sub_category_key: keyOf(2) });
		await publishPaper(app, smallPaper());
		const found = (await list(assessor)).find((phrase) => phrase.id === id);
		expect(found?.sub_category).toEqual({ key: keyOf(2), content: 'Sub-category 2-1' });
		expect((await assessor.put(`${OWN}/${id}`, { content: '直した', sub_category_key: keyOf(2) })).status).toBe(200);
	});

	it('are refused with unknown placeholders, without text, or for what there is not', async () => {
		const refused = async (body: object) => (await assessor.post(OWN, body)).errors;
		expect(await refused({ content: '{会社名}は良い' })).toEqual({
			content: ['In braces { }, the content field may only use {company}, {sub_category}, {score} and {grade}.'],
		});
		expect(Object.keys(await refused({ content: '  ' }))).toEqual(['content']);
		expect(Object.keys(await refused({ content: 'あ'.repeat(2_001) }))).toEqual(['content']);
		const unknown = { content: 'a', sub_category_key: '7f9ffa3e-100b-4c38-94df-58acb9810845' };
		expect(Object.keys(await refused(unknown))).toEqual(['sub_category_key']);
		expect(Object.keys(await refused({ content: 'a', sub_category_key: 'x', grade_band: 'Z' }))).toEqual([
			'sub_category_key',
			'grade_band',
		]);
	});

	it('have versions: the second of two people is told who saved first', async () => {
		const other = await makeConsoleAdmin(booted.current, { name: '佐藤' });
		const id = await add(admin, SHARED, { content: '元の文章', grade_band: 'C' });
		const path = `${SHARED}/${id}`;
		expect((await other.put(path, { content: '佐藤の文章', version: 0 })).message).toBe('The snippet was updated.');
		const stale = await admin.patch(path, { content: '自分の文章', version: 0 });
		expect([stale.status, stale.message]).toEqual([409, expect.stringContaining('佐藤')]);
		const [now] = (await list(admin)).filter((phrase) => phrase.id === id);
		expect(now).toMatchObject({ content: '佐藤の文章', version: 1, saved_by: '佐藤', grade_band: null });
		expect((await admin.put(path, { content: '自分の文章', version: 1 })).status).toBe(200);
		expect((await admin.put(path, { content: '最後が残る' })).status).toBe(200);
	});

	it('are changed and deleted by their owner only, shared ones by admins', async () => {
		const other = await makeAssessor(booted.current);
		const own = await add(assessor, OWN, { content: '自分の' });
		const shared = await add(admin, SHARED, { content: '共有の' });
		for (const person of [other, admin]) {
			expect((await person.put(`${OWN}/${own}`, { content: 'x' })).status).toBe(404);
			expect((await person.delete(`${OWN}/${own}`)).status).toBe(404);
		}
		for (const path of [`${OWN}/${shared}`, `${OWN}/999999`]) {
			expect((await assessor.put(path, { content: 'x' })).text).toBe('{"message":"Not found."}');
		}
		expect((await admin.put(`${SHARED}/${own}`, { content: 'x' })).status).toBe(404);
		expect((await assessor.put(`${SHARED}/${shared}`, { content: 'x' })).status).toBe(403);
		expect((await assessor.post(SHARED, { content: 'x' })).status).toBe(403);
		expect((await assessor.delete(`${OWN}/${own}`)).message).toBe('The snippet was deleted.');
		expect((await admin.delete(`${SHARED}/${shared}`)).status).toBe(200);
		expect(ids(await list(assessor)).filter((id) => id === own || id === shared)).toEqual([]);
		expect((await assessor.delete(`${OWN}/${own}`)).status).toBe(404);
	});

	it('leave rows in the audit log, shared ones and one’s own', async () => {
		const { deps } = booted.current;
		const actions = async (id: number): Promise<string[]> => {
			const rows = await deps.db
				.select({ action: auditEvents.action })
				.from(auditEvents)
				.where(and(eq(auditEvents.subject, 'phrase'), eq(auditEvents.subjectId, id)))
				.orderBy(auditEvents.id);
			return rows.map(({ action }) => action);
		};
		const changed = async (person: Person, path: string): Promise<number> => {
			const id = await add(person, path, { content: '一' });
			await person.put(`${path}/${id}`, { content: '二' });
			await person.delete(`${path}/${id}`);
			return id;
		};
		const three = ['phrase.added', 'phrase.updated', 'phrase.deleted'];
		expect(await actions(await changed(admin, SHARED))).toEqual(three);
		expect(await actions(await changed(assessor, OWN))).toEqual(three);
	});

	it('are limited in number, also where two people add the last one at once', async () => {
		const app = booted.current;
		const me = await makeAssessor(app);
		const rows = Array.from({ length: MOST_PHRASES - 1 }, (_, at) => ({ ownerId: me.user.id, content: `${at}` }));
		await app.deps.db.insert(phrases).values(rows);
		const answers = await Promise.all(['一', '二', '三'].map((content) => me.post(OWN, { content })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
		const refused = answers.find(({ status }) => status === 422);
		expect(refused?.errors).toEqual({
			content: ['The limit is 500 snippets. Delete one you do not use, then add this one.'],
		});
		expect(await list(me, '?is_shared=false')).toHaveLength(MOST_PHRASES);
	});
});
