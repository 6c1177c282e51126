import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokyoDate } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import { makeWholePlan } from '#tests/support/assessment/improvement-plans.ts';
import { reissue, withdraw } from '#tests/support/assessment/withdrawal.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { downloadAll } from '#tests/support/company-archive/printed.ts';
import { fillUploads } from '#tests/support/company-archive/stored-files.ts';
import { zipEntries } from '#tests/support/files/zip-entries.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';
import { archiveAll } from '#tests/support/printed/archive.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';

/** The archive of a company has what the company can open at a status, and as long as it can. */

const booted = withApp({ env: { PDF_WAIT_MS: '0' } });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-rounds-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

beforeAll(() => publishPaper(booted.current, smallPaper()));

const archiveOf = async ({ companyId }: Staged): Promise<Map<string, Buffer>> => {
	const file = path.join(folder, `${companyId}.zip`);
	const args = ['--id', String(companyId), '--to', file];
	const made = await runScript('company-export.ts', args, environmentOf(booted.current.deps.config));
	expect(made).toMatchObject({ code: 0, stderr: '' });
	const entries = await zipEntries(file);
	fs.rmSync(file);
	return entries;
};

const rowsOf = (entries: Map<string, Buffer>, table: string) =>
	JSON.parse(String(entries.get(`data/${table}.json`))) as Record<string, unknown>[];

const moveBack = async (staged: Staged, status: number): Promise<Staged> => {
	const path = `/console/companies/${staged.companyId}/update_status`;
	const answer = await staged.admin.post(path, { status, reason: 'REASON', message_to_company: '訂正します。' });
	expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
	return staged;
};

describe('the rounds whose results are in it', () => {
	it.each<[string, (app: typeof booted.current) => Promise<Staged>, number[]]>([
		['none at 5', (app) => assessmentAt(app, 5), []],
		['the first at 6, before it is finalized', (app) => assessmentAt(app, 6), [1]],
		['the first at 7 without a proposal', (app) => assessmentAt(app, 7, { withoutProposal: true }), [1]],
		['the first at 10', (app) => assessmentAt(app, 10), [1]],
		['both at 11', (app) => assessmentAt(app, 11), [1, 2]],
		['none after a move back to 5', async (app) => moveBack(await assessmentAt(app, 7), 5), []],
		['the first after a move back to 6', async (app) => moveBack(await assessmentAt(app, 7), 6), [1]],
		['the first of one that was canceled at 6', async (app) => cancelled(app, await assessmentAt(app, 6)), [1]],
		['none of one that was canceled at 5', async (app) => cancelled(app, await assessmentAt(app, 5)), []],
	])('%s', async (_when, make, rounds) => {
		const staged = await make(booted.current);
		const answers = [true, false].map((isFirst) =>
			staged.owner.get(`/app/assessment_results/${staged.progress.id}?is_first_time=${isFirst}`),
		);
		const read = (await Promise.all(answers)).map(({ status }) => status);
		expect(read).toEqual([1, 2].map((round) => (rounds.includes(round) ? 200 : 404)));
		const entries = await archiveOf(staged);
		const sheets = rowsOf(entries, 'answer_sheets');
		const given = rowsOf(entries, 'results').map((row) => sheets.find(({ id }) => id === row.sheet_id)?.round);
		expect(given.sort()).toEqual(rounds);
		expect(rowsOf(entries, 'result_main_categories')).toHaveLength(2 * rounds.length);
		expect(String([...entries.values()])).not.toContain('REASON');
	});
});

it('has what staff said of the plan while the company reads it, and always what the company wrote', async () => {
	const staged = await assessmentAt(booted.current, 7);
	await makeWholePlan(booted.current, staged);
	await fillUploads(booted.current);
	const counted = async () => {
		const entries = await archiveOf(staged);
		return [rowsOf(entries, 'improvement_actions').length, rowsOf(entries, 'action_reviews').length];
	};
	expect(await counted()).toEqual([3, 3]);
	await moveBack(staged, 6);
	expect(await counted()).toEqual([3, 0]);
});

it('has a withdrawn certificate without why, and the PDFs of the one that is valid', async () => {
	const app = booted.current;
	const staged = await assessmentAt(app, 13, { withoutReassessment: true });
	await archiveAll(app);
	expect((await withdraw(staged, 'REASON')).status).toBe(200);
	const pdfs = (entries: Map<string, Buffer>) => [...entries.keys()].filter((name) => name.includes('/certificates/'));
	const withdrawn = await archiveOf(staged);
	expect(rowsOf(withdrawn, 'certificates')).toMatchObject([{ withdrawn_at: expect.any(String) }]);
	expect(pdfs(withdrawn)).toEqual([]);
	expect((await reissue(staged, tokyoDate(app.clock.now()), 'REASON')).status).toBe(200);
	await archiveAll(app);
	const reissued = await archiveOf(staged);
	const [, valid] = rowsOf(reissued, 'certificates');
	expect(pdfs(reissued).sort()).toEqual(
		['en', 'ja'].map((locale) => `files/certificates/certificate-${valid?.id}-${locale}.pdf`),
	);
	for (const entries of [withdrawn, reissued]) expect(String([...entries.values()])).not.toContain('REASON');
});

describe('its PDFs', () => {
	const printedIn = (entries: Map<string, Buffer>): string[] =>
		[...entries.keys()].filter((name) => name.includes('/printed/')).map((name) => path.basename(name));
	const kindsIn = (entries: Map<string, Buffer>): string[] =>
		printedIn(entries)
			.map((name) => name.replace(/-[0-9a-f]{8}\.pdf$/, ''))
			.sort();

	it('are those that the company asked for, also where staff had asked for the same before', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 6);
		await downloadAll(app, staged.admin, 'console', staged.progress.id);
		expect(kindsIn(await archiveOf(staged))).toEqual([]);
		await downloadAll(app, staged.owner, 'app', staged.progress.id);
		expect(kindsIn(await archiveOf(staged))).toEqual(['explanation-ja', 'proposal-ja', 'report-ja']);
	});

	it('are those printed ahead for it when a round is finalized', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		await downloadAll(app, staged.admin, 'console', staged.progress.id);
		expect(kindsIn(await archiveOf(staged))).toEqual(['proposal-ja', 'report-ja']);
	});

	it('are not those of a report that was taken back, also when another one has taken its place', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		await downloadAll(app, staged.owner, 'app', staged.progress.id, 'en');
		const former = printedIn(await archiveOf(staged));
		expect(former.length).toBeGreaterThan(3);
		await moveBack(staged, 3);
		expect(printedIn(await archiveOf(staged))).toEqual([]);
		await advance(app, staged, 7);
		await downloadAll(app, staged.owner, 'app', staged.progress.id, 'ja');
		const now = await archiveOf(staged);
		expect(kindsIn(now)).toEqual(['explanation-ja', 'plan-ja', 'proposal-ja', 'report-ja']);
		expect(printedIn(now).filter((name) => former.includes(name))).toEqual([]);
	});
});
