import { beforeAll, describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1]));
});

type Row = {
	id: number;
	content: string;
	score: number | null;
	proposal_note: string | null;
	/** In the editor only. */
	confirmed_note?: string | null;
	is_unedited_draft?: boolean;
};
type Proposal = {
	id: number;
	company_name: string;
	corporate_number: string;
	registration_number: string;
	updated_at: string | null;
	main_category_results: { content: string; sub_category_results: Row[] }[];
	has_improvement_proposal: boolean;
	version: number;
	has_draft: boolean;
	saved_by: string | null;
};

const consolePath = ({ progress }: Staged): string => `/console/improvement_proposals/${progress.id}`;
const appPath = ({ progress }: Staged): string => `/app/improvement_proposals/${progress.id}`;

const read = async (staged: Staged, query = ''): Promise<Proposal> => {
	const { status, data, text } = await staged.admin.get<Proposal>(consolePath(staged) + query);
	if (status !== 200) throw new Error(text);
	return data;
};

const rowsOf = (proposal: Proposal): Row[] =>
	proposal.main_category_results.flatMap((main) => main.sub_category_results);

const firstRow = (proposal: Proposal): Row => {
	const [row] = rowsOf(proposal);
	if (!row) throw new Error('the proposal has no sub-category');
	return row;
};

const note = (proposal: Proposal, text: string | null) => ({
	sub_category_results: [{ id: firstRow(proposal).id, proposal_note: text }],
});

const shown = async (staged: Staged): Promise<[number, string | null | undefined]> => {
	const { status, data } = await staged.owner.get<Proposal>(appPath(staged));
	return [status, status === 200 ? firstRow(data).proposal_note : undefined];
};

describe('the improvement proposal', () => {
	it('answers 404 before the evaluation, and cannot be saved', async () => {
		const staged = await assessmentAt(booted.current, 4);
		expect((await staged.admin.get(consolePath(staged))).status).toBe(404);
		expect((await staged.admin.post(consolePath(staged), {})).status).toBe(409);
		expect((await staged.admin.patch(`${consolePath(staged)}/save_changes`, {})).status).toBe(409);
	});

	it('has rows without notes from the evaluation on', async () => {
		const staged = await assessmentAt(booted.current, 5);
		const proposal = await read(staged);
		expect(proposal).toMatchObject({
			id: staged.progress.id,
			corporate_number: '1234567890123',
			updated_at: null,
			has_improvement_proposal: false,
			has_draft: false,
			version: 0,
			saved_by: null,
		});
		expect(proposal.registration_number).toMatch(/^09-\d{6}$/);
		expect(rowsOf(proposal).map(({ content, score, proposal_note }) => [content, score, proposal_note])).toEqual([
			['Sub-category 1-1', 100, null],
			['Sub-category 1-2', 100, null],
			['Sub-category 2-1', 100, null],
		]);
		expect(await shown(staged)).toEqual([404, undefined]);
	});

	it('exists while its draft has a note', async () => {
		const staged = await assessmentAt(booted.current, 5);
		const save = async (text: string | null) => {
			const answer = await staged.admin.put(`${consolePath(staged)}/save_changes`, note(await read(staged), text));
			expect(answer.status).toBe(200);
			return (await read(staged)).has_improvement_proposal;
		};
		expect(await save('')).toBe(false);
		expect(await save('Write it down')).toBe(true);
		expect(await save(null)).toBe(false);
		expect(firstRow(await read(staged)).proposal_note).toBeNull();
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(5);
	});

	it('is shown to the company as last submitted', async () => {
		const staged = await assessmentAt(booted.current, 5);
		const skeleton = await read(staged);
		await staged.admin.put(`${consolePath(staged)}/save_changes`, note(skeleton, 'first'));
		expect(await shown(staged)).toEqual([404, undefined]);
		const submitted = await staged.admin.post(consolePath(staged), {});
		expect([submitted.status, submitted.message]).toEqual([200, 'The improvement proposal was submitted.']);
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(6);
		expect(await shown(staged)).toEqual([200, 'first']);

		await staged.admin.patch(`${consolePath(staged)}/save_changes`, note(skeleton, 'draft'));
		expect(await shown(staged)).toEqual([200, 'first']);
		expect(firstRow(await read(staged))).toMatchObject({ proposal_note: 'draft', confirmed_note: 'first' });
		const confirmed = firstRow(await read(staged, '?confirmed=true'));
		expect(confirmed).toMatchObject({ proposal_note: 'first', confirmed_note: null });
		expect(await read(staged)).toMatchObject({ has_draft: true, has_improvement_proposal: true });

		expect((await staged.admin.post(consolePath(staged), note(skeleton, 'second'))).status).toBe(200);
		expect(await shown(staged)).toEqual([200, 'second']);
		expect((await readProgress(booted.current, staged.progress.id)).status).toBe(6);
		const [own, edited] = [await staged.owner.get<Proposal>(appPath(staged)), await read(staged)];
		expect(own.data.updated_at).toBe(edited.updated_at);
		expect(own.data).toEqual({
			id: edited.id,
			company_name: edited.company_name,
			corporate_number: edited.corporate_number,
			registration_number: edited.registration_number,
			updated_at: edited.updated_at,
			// The editor also says what readers see where a draft says something else.
			main_category_results: edited.main_category_results.map((main) => ({
				...main,
				sub_category_results: main.sub_category_results.map(
					({ confirmed_note: _, is_unedited_draft: __, ...sub }) => sub,
				),
			})),
		});
	});

	it('is in the language of the request', async () => {
		const staged = await assessmentAt(booted.current, 6);
		const japanese = caller(booted.current, staged.owner.token, 'ja');
		const { data } = await japanese.get<Proposal>(appPath(staged));
		expect(data.main_category_results.map((main) => main.content)).toEqual(['大項目1', '大項目2']);
	});

	it('rejects a stale version and rows of another assessment, and saves nothing', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 5);
		const foreign = await assessmentAt(app, 5);
		const own = await read(staged);
		const theirs = await read(foreign);
		const other = await makeAssessor(app, [staged.companyId], { name: '鈴木' });
		await other.put(`${consolePath(staged)}/save_changes`, { ...note(own, 'theirs'), version: 0 });
		const stale = await staged.admin.post(consolePath(staged), { ...note(own, 'mine'), version: 0 });
		expect([stale.status, stale.message]).toEqual([409, expect.stringContaining('鈴木 updated this at')]);
		const mixed = await staged.admin.post(consolePath(staged), {
			sub_category_results: [
				{ id: firstRow(own).id, proposal_note: 'mine' },
				{ id: firstRow(theirs).id, proposal_note: 'not mine' },
			],
		});
		expect([mixed.status, Object.keys(mixed.errors)]).toEqual([422, ['sub_category_results.1.id']]);
		expect(firstRow(await read(staged))).toMatchObject({ proposal_note: 'theirs' });
		expect(await read(foreign)).toEqual(theirs);
		expect((await readProgress(app, staged.progress.id)).status).toBe(5);
	});

	it('is read-only once the assessment is finalized', async () => {
		const staged = await assessmentAt(booted.current, 7);
		for (const answer of [
			await staged.admin.post(consolePath(staged), {}),
			await staged.admin.put(`${consolePath(staged)}/save_changes`, {}),
		]) {
			expect(answer.status).toBe(409);
		}
		expect((await staged.owner.get(appPath(staged))).status).toBe(200);
	});

	it('becomes a hidden draft when the assessment is moved back', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 5);
		await staged.admin.post(consolePath(staged), note(await read(staged), 'submitted'));
		const moved = await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 5 });
		expect(moved.status).toBe(200);
		expect(await shown(staged)).toEqual([404, undefined]);
		expect(await read(staged)).toMatchObject({ has_improvement_proposal: true, has_draft: true, updated_at: null });
		expect(firstRow(await read(staged)).proposal_note).toBe('submitted');
		expect(firstRow(await read(staged, '?confirmed=true')).proposal_note).toBeNull();
		const finalising = `/console/assessment_progresses/${staged.progress.id}/confirm`;
		expect((await staged.admin.post(finalising)).status).toBe(409);
		expect((await staged.admin.post(consolePath(staged), {})).status).toBe(200);
		expect(await shown(staged)).toEqual([200, 'submitted']);
		expect((await staged.admin.post(finalising)).status).toBe(200);
	});

	it('stays readable after a cancellation', async () => {
		const app = booted.current;
		const submitted = await cancelled(app, await assessmentAt(app, 6));
		expect((await submitted.owner.get(appPath(submitted))).status).toBe(200);
		const without = await cancelled(app, await assessmentAt(app, 7, { withoutProposal: true }));
		expect((await without.owner.get(appPath(without))).status).toBe(404);
		expect(await read(without)).toMatchObject({ has_improvement_proposal: false });
	});

	it('is shown only to its company and the staff of the company', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 6);
		const stranger = await makeCompanyUser(app);
		const unassigned = await makeAssessor(app);
		const unknown = await stranger.get('/app/improvement_proposals/999999');
		expect((await stranger.get(appPath(staged))).text).toBe(unknown.text);
		for (const answer of [
			await unassigned.get(consolePath(staged)),
			await unassigned.post(consolePath(staged), {}),
			await unassigned.put(`${consolePath(staged)}/save_changes`, {}),
		]) {
			expect([answer.status, answer.text]).toEqual([404, unknown.text]);
		}
		expect((await staged.owner.get(consolePath(staged))).status).toBe(401);
		expect((await staged.admin.get(appPath(staged))).status).toBe(401);
	});

	it('accepts one of twenty concurrent submissions of the same version', async () => {
		const staged = await assessmentAt(booted.current, 5);
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => staged.admin.post(consolePath(staged), { version: 0 })),
		);
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
		expect((await advance(booted.current, staged, 7)).progress.status).toBe(7);
	});
});
