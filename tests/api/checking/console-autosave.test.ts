import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import type { Answer } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Saves that the client makes by itself: the same rules and versions, without a message and without an audit row. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 8]));
});

type Saved = { version: number; saved_at: string | null };

/** A text of the console that is saved by itself. */
type Text = {
	name: string;
	status: 4 | 5 | 9;
	/** Its path, and the path that saves it. */
	path: (staged: Staged) => string;
	save: (staged: Staged) => string;
	method: 'put' | 'patch';
	body: (note: string, id: number) => object;
	/** The id of its first note, and what is stored. */
	noteOf: (text: never) => { id: number; note: string | null };
	message: string;
};

type Index = {
	result_index: { main_category_results: { sub_category_results: { id: number; evaluation_note: string }[] }[] };
};
type Proposal = { main_category_results: { sub_category_results: { id: number; proposal_note: string | null }[] }[] };

const evaluationNote = ({ result_index: index }: Index) => {
	const row = index.main_category_results[0]?.sub_category_results[0];
	return { id: row?.id ?? 0, note: row?.evaluation_note ?? null };
};
const proposalNote = ({ main_category_results: mains }: Proposal) => {
	const row = mains[0]?.sub_category_results[0];
	return { id: row?.id ?? 0, note: row?.proposal_note ?? null };
};

const report = (
	base: (id: number) => string,
): Pick<Text, 'path' | 'save' | 'body' | 'noteOf' | 'message' | 'method'> => ({
	path: ({ progress }) => base(progress.id),
	save: ({ progress }) => `${base(progress.id)}/save_changes`,
	method: 'put',
	body: (note, id) => ({ sub_category_results: [{ id, evaluation_note: note }] }),
	noteOf: evaluationNote,
	message: 'The draft was saved.',
});

const TEXTS: Text[] = [
	{ name: 'the report', status: 4, ...report((id) => `/console/evaluation_reports/${id}`) },
	{
		name: 'the report of a re-assessment',
		status: 9,
		...report((id) => `/console/re_assessments/${id}/evaluation_report`),
	},
	{
		name: 'the proposal',
		status: 5,
		path: ({ progress }) => `/console/improvement_proposals/${progress.id}`,
		save: ({ progress }) => `/console/improvement_proposals/${progress.id}/save_changes`,
		method: 'patch',
		body: (note, id) => ({ sub_category_results: [{ id, proposal_note: note }] }),
		noteOf: proposalNote,
		message: 'The draft was saved.',
	},
	{
		name: 'the interview record',
		status: 9,
		path: ({ progress }) => `/console/re_assessments/${progress.id}/interview_record`,
		save: ({ progress }) => `/console/re_assessments/${progress.id}/interview_record`,
		method: 'put',
		body: (note) => ({ content: note }),
		noteOf: ({ content }: { content: string }) => ({ id: 0, note: content }),
		message: 'The interview record was saved.',
	},
];

/** The ids of audit rows of a person from `after` on. */
const auditsOf = async (person: Person, after = 0): Promise<number[]> => {
	const rows = await booted.current.deps.db
		.select({ id: auditEvents.id })
		.from(auditEvents)
		.where(and(eq(auditEvents.actorId, person.user.id), gt(auditEvents.id, after)))
		.orderBy(auditEvents.id);
	return rows.map(({ id }) => id);
};

describe.each(TEXTS)('$name', ({ status, path, save, method, body, noteOf, message }) => {
	it('is saved silently, with the same versions', async () => {
		const staged = await assessmentAt(booted.current, status);
		const { admin } = staged;
		const read = async () => noteOf((await admin.get(path(staged))).data as never);
		const { id } = await read();
		const send = (note: string, extra: object): Promise<Answer<Saved>> =>
			admin[method]<Saved>(save(staged), { ...body(note, id), ...extra });
		const before = (await auditsOf(admin)).at(-1) ?? 0;

		const saved = await send('ひとりでに', { autosave: true, version: 0 });
		expect([saved.status, saved.message, saved.data.version]).toEqual([200, '', 1]);
		expect((await read()).note).toBe('ひとりでに');
		const stale = await send('遅れて', { autosave: true, version: 0 });
		expect([stale.status, stale.message]).toEqual([409, expect.stringContaining(admin.user.name)]);
		expect((await read()).note).toBe('ひとりでに');
		const asked = await send('頼まれて', { autosave: false, version: 1 });
		expect([asked.status, asked.message, asked.data.version]).toEqual([200, message, 2]);
		const malformed = await send('x', { autosave: 'yes' });
		expect([malformed.status, Object.keys(malformed.errors)]).toEqual([422, ['autosave']]);
		expect(await auditsOf(admin, before)).toEqual([]);
	});
});

it('the draft of a paper is saved silently and without an audit row; publishing says so and leaves one', async () => {
	const admin = await makeConsoleAdmin(booted.current);
	const paper = (extra: object) =>
		admin.post<{ version: number }>('/console/assessment_papers', {
			is_premium: true,
			is_published: false,
			main_categories: smallPaper(),
			...extra,
		});
	const silent = await paper({ autosave: true });
	expect([silent.status, silent.message]).toEqual([200, '']);
	expect(await auditsOf(admin)).toEqual([]);
	expect((await paper({ autosave: true, version: silent.data.version + 1 })).status).toBe(409);
	const asked = await paper({ version: silent.data.version });
	expect([asked.status, asked.message]).toEqual([200, 'The draft was saved.']);
	expect(await auditsOf(admin)).toHaveLength(1);
	const published = await paper({ autosave: true, is_published: true, version: asked.data.version });
	expect([published.status, published.message]).toEqual([200, 'The paper was published.']);
	expect(await auditsOf(admin)).toHaveLength(2);
});
