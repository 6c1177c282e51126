import { beforeAll, describe, expect, it } from 'vitest';
import type { PaperSimulation } from '#shared/papers/simulation.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, rateEverything, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { advance, assessmentAt, gradeRound } from '#tests/support/journey.ts';

const booted = withApp({ worker: true, withoutPrinting: true });

type Result = NonNullable<PaperSimulation['result']>;

let admin: Person;
let assessor: Person;
let own: Staged;
/** Graded, then moved back and rated anew. */
let movedBack: Staged;
let draft: string;

const graded = () => assessmentAt(booted.current, 4, { admin });

const simulated = async (): Promise<void> => {
	expect((await admin.post(draft)).status).toBe(200);
	const status = async () => (await admin.get<PaperSimulation>(draft)).data.status;
	await expect.poll(status).toBe('finished');
};

const resultFor = async (reader: Person): Promise<Result> => {
	const { result } = (await reader.get<PaperSimulation>(draft)).data;
	if (!result) throw new Error('no result');
	return result;
};

const sheetsOf = async (reader: Person) => {
	const file = await downloadFile(booted.current, reader.token, `${draft}/download`, 'ja');
	const workbook = await openWorkbook(file.content);
	return workbook.worksheets.map(({ name, rowCount }) => [name, rowCount - 1]);
};

const progressesOf = ({ sheets }: Result): number[] => sheets.map((sheet) => sheet.assessment_progress_id);

beforeAll(async () => {
	const app = booted.current;
	admin = await makeConsoleAdmin(app);
	await publishPaper(app, smallPaper());
	own = await graded();
	assessor = await makeAssessor(app, [own.companyId]);
	for (let at = 0; at < 9; at++) await graded();
	movedBack = await graded();
	const back = await admin.post(`/console/companies/${movedBack.companyId}/update_status`, {
		status: 3,
		reason: '採点の見直し',
	});
	expect(back.status).toBe(200);
	await rateEverything(app, movedBack.progress.id, 1, 0);
	const latest = await admin.get<{ main_categories: unknown }>('/console/assessment_papers/latest?is_premium=true');
	const saved = await admin.post<{ id: number }>('/console/assessment_papers', {
		is_premium: true,
		is_published: false,
		main_categories: latest.data.main_categories,
	});
	draft = `/console/assessment_papers/${saved.data.id}/simulation`;
});

describe('a simulation with a draft that changes nothing', () => {
	it('scores as before every sheet whose result stands, and none that was moved back', async () => {
		await simulated();
		const result = await resultFor(admin);
		expect([result.finished, result.simulated, result.sheets.length]).toEqual([10, 10, 10]);
		for (const { before, now } of result.sheets) expect(now).toEqual(before);
		expect(progressesOf(result)).not.toContain(movedBack.progress.id);
		expect(result.before).toEqual({ S: 10, A: 0, B: 0, C: 0, D: 0, none: 0 });
		expect(result.now).toEqual(result.before);
	});
});

describe('an assessor who reads a simulation', () => {
	it('sees own companies, and no distribution while nine sheets are of others', async () => {
		const result = await resultFor(assessor);
		expect(progressesOf(result)).toEqual([own.progress.id]);
		expect([result.simulated, result.before, result.now]).toEqual([10, null, null]);
		expect(await sheetsOf(assessor)).toEqual([
			['試算した評価', 1],
			['対応しない設問', 0],
		]);
	});

	it('loses a company with its assignment, and sees none without one', async () => {
		const nobody = await makeAssessor(booted.current);
		const someone = await makeAssessor(booted.current, [own.companyId]);
		expect(progressesOf(await resultFor(someone))).toEqual([own.progress.id]);
		const assignment = `/console/admin_users/${someone.user.id}/assign_company`;
		expect((await admin.post(assignment, { company_ids: [] })).status).toBe(200);
		for (const reader of [someone, nobody]) {
			const result = await resultFor(reader);
			expect([result.sheets, result.before?.S, result.now?.S]).toEqual([[], 10, 10]);
		}
	});

	it('sees the distribution of all from ten sheets of others on; admins see everything', async () => {
		await gradeRound(booted.current, movedBack, 1);
		await simulated();
		const result = await resultFor(assessor);
		expect(progressesOf(result)).toEqual([own.progress.id]);
		expect([result.simulated, result.before?.S, result.now?.S]).toEqual([11, 11, 11]);
		expect(await sheetsOf(assessor)).toEqual([
			['試算した評価', 1],
			['評価の分布', 6],
			['対応しない設問', 0],
		]);
		expect((await resultFor(admin)).sheets).toHaveLength(11);
		expect((await sheetsOf(admin))[0]).toEqual(['試算した評価', 11]);
	});

	it('counts the second round once it is graded, and no longer after a move back', async () => {
		const second = await advance(booted.current, own, 9);
		await simulated();
		const rounds = async () => (await resultFor(assessor)).sheets.map(({ round }) => round).sort();
		expect(await rounds()).toEqual([1, 2]);
		const back = await admin.post(`/console/companies/${second.companyId}/update_status`, {
			status: 8,
			reason: '採点の見直し',
		});
		expect(back.status).toBe(200);
		await simulated();
		expect(await rounds()).toEqual([1]);
	});
});
