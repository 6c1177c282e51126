import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { evidenceFiles, evidenceMessages, evidenceRequests } from '#server/db/tables/evidence.ts';
import { STATUS_IDS } from '#shared/assessment/status.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { REQUEST_RULES, REQUEST_STATES, type RequestAct, type RequestState } from '#shared/evidence/states.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import {
	type AskedRequest,
	askedFor,
	askFor,
	makeRequest,
	sheetQuestions,
	sidesOf,
	staffOn,
} from '#tests/support/assessment/evidence.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { heldUp } from '#tests/support/database/held-up.ts';
import { officePackage } from '#tests/support/files/files.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

/** Changes of a request, all sent while its row is locked. */
const heldUpAt = <T>(app: TestApp, id: number, send: () => Promise<T>[]): Promise<T[]> =>
	heldUp(app, (tx) => tx.select().from(evidenceRequests).where(eq(evidenceRequests.id, id)).for('update'), send);

describe('the states of a request', () => {
	/** Brings an open request into a state. */
	const reach: Record<RequestState, (request: AskedRequest) => Promise<unknown>> = {
		open: async () => {},
		answered: ({ company }) => company.answer({ content: '回答' }),
		accepted: async ({ company, staff }) => {
			await company.answer({ content: '回答' });
			await staff.accept();
		},
		withdrawn: ({ staff }) => staff.withdraw(),
	};
	const acts: Record<RequestAct, (request: AskedRequest) => Promise<{ status: number }>> = {
		answer: ({ company }) => company.answer({ content: '回答' }),
		accept: ({ staff }) => staff.accept(),
		return: ({ staff }) => staff.return('不足'),
		withdraw: ({ staff }) => staff.withdraw(),
	};

	it.each(REQUEST_STATES)('from %s follow the rules, and every other act is 409', async (from) => {
		for (const act of Object.keys(REQUEST_RULES) as RequestAct[]) {
			const request = await askedFor(booted.current);
			await reach[from](request);
			const before = (await request.staff.read()).data;
			expect(before.status).toBe(from);
			const { from: allowed, to } = REQUEST_RULES[act];
			const isAllowed = allowed.includes(from);
			expect([act, (await acts[act](request)).status]).toEqual([act, isAllowed ? 200 : 409]);
			const after = (await request.staff.read()).data;
			if (isAllowed) expect([after.status, after.version]).toEqual([to, before.version + 1]);
			else expect(after).toEqual(before);
		}
	});

	it('say who withdrew and when', async () => {
		const { staff } = await askedFor(booted.current);
		await staff.withdraw();
		expect((await staff.read()).data).toMatchObject({
			status: 'withdrawn',
			withdrawn_because: 'staff',
			is_active: false,
			decided_at: expect.any(String),
		});
	});

	it('change once, where twenty accept at once', async () => {
		const { app, company, staff, id } = await askedFor(booted.current);
		await company.answer({ content: '回答' });
		const { data } = await staff.read();
		const accepts = await heldUpAt(app, id, () =>
			Array.from({ length: 20 }, () => staff.accept({ version: data.version })),
		);
		expect(accepts.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
		expect((await staff.read()).data).toMatchObject({ status: 'accepted', version: data.version + 1 });
		const events = await app.deps.db.execute(
			`select 1 from audit_events where action = 'evidence_request.accepted' and detail->>'evidence_request_id' = '${id}'`,
		);
		expect(events.rows.length).toBe(1);
	});

	it('stay whole and in some order, where it is uploaded, returned and withdrawn at once', async () => {
		const app = booted.current;
		for (let round = 0; round < 5; round++) {
			const { company, staff, id } = await askedFor(booted.current);
			await company.addFile();
			await company.answer({ content: '回答' });
			const results = await Promise.all([
				company.addFile({ name: '追加' }),
				staff.return('不足'),
				company.message('お待ちください。'),
				staff.withdraw(),
				company.addFile({ name: '追加2' }),
			]);
			for (const { status } of results) expect([200, 409]).toContain(status);
			const done = results.filter(({ status }) => status === 200).length;
			const { data } = await staff.read();
			expect(data.version).toBe(2 + done);
			expect(results[3]?.status, 'withdrawing is allowed before and after the return').toBe(200);
			expect(data.status).toBe('withdrawn');
			const added = [results[0], results[4]].filter((answer) => answer?.status === 200).length;
			expect(data.files.length).toBe(1 + added);
			expect(data.message_count).toBe(1 + [results[1], results[2]].filter((answer) => answer?.status === 200).length);
			const folder = path.join(app.deps.config.dataDir, 'files/evidence', String(id));
			const stored = data.files.map((file) => path.join(app.deps.config.dataDir, 'files', file.file_path));
			expect(stored.every(existsSync)).toBe(true);
			expect(readdirSync(folder).length, 'no file of a refused upload is left').toBe(stored.length);
		}
	});

	it('change from the version that was read', async () => {
		const { company, staff } = await askedFor(booted.current);
		expect((await staff.message('一', 0)).status).toBe(200);
		for (const stale of [
			company.message('二', 0),
			company.answer({ content: '二', version: 0 }),
			company.addFile({ version: 0 }),
			staff.withdraw({ version: 0 }),
			staff.message('二', 0),
		]) {
			expect((await stale).status).toBe(409);
		}
		expect((await staff.read()).data).toMatchObject({ version: 1, status: 'open', message_count: 1, file_count: 0 });
		expect((await company.answer({ content: '二', version: 1 })).status).toBe(200);
	});
});

describe('the files of a request', () => {
	it('are at most five, also when ten come at once', async () => {
		const { app, company, id } = await askedFor(booted.current);
		const results = await Promise.all(Array.from({ length: 10 }, () => company.addFile()));
		expect(results.filter(({ status }) => status === 200).length).toBe(5);
		const refused = results.filter(({ status }) => status !== 200);
		for (const { status, errors } of refused) {
			expect([status, errors]).toEqual([422, { document: ['A request can have at most 5 files.'] }]);
		}
		expect(await app.deps.db.$count(evidenceFiles, eq(evidenceFiles.requestId, id))).toBe(5);
	});

	it('are of the types and contents of documents', async () => {
		const { company } = await askedFor(booted.current);
		const refused = [
			await company.addFile({ content: Buffer.from('<svg/>'), fileName: 'a.svg' }),
			await company.addFile({ content: Buffer.from('text'), fileName: 'a.pdf' }),
			await company.addFile({ content: officePackage('docx', [{ name: 'word/vbaProject.bin' }]), fileName: 'a.docx' }),
			await company.addFile({ name: '' }),
		];
		expect(refused.map(({ status, errors }) => [status, Object.keys(errors)])).toEqual([
			[422, ['document']],
			[422, ['document']],
			[422, ['document']],
			[422, ['name']],
		]);
		expect((await company.read()).data.files).toEqual([]);
	});

	it('are removed before the answer only, also from the storage', async () => {
		const { app, company } = await askedFor(booted.current);
		const { data: kept } = await company.addFile();
		const { data: removed } = await company.addFile({ version: kept.version });
		const stored = path.join(app.deps.config.dataDir, 'files', removed.file_path);
		expect(existsSync(stored)).toBe(true);
		expect((await company.removeFile(removed.id, { version: 0 })).status).toBe(409);
		const answer = await company.removeFile(removed.id, { version: removed.version });
		expect([answer.status, answer.data.version]).toEqual([200, removed.version + 1]);
		expect(existsSync(stored)).toBe(false);
		expect((await company.removeFile(removed.id)).status).toBe(404);
		await company.answer();
		expect((await company.removeFile(kept.id)).status).toBe(409);
		expect((await company.addFile()).status).toBe(409);
	});

	it('of another request are not found', async () => {
		const first = await askedFor(booted.current);
		const second = await askedFor(booted.current);
		const { data } = await second.company.addFile();
		expect((await first.company.removeFile(data.id)).status).toBe(404);
		expect((await first.staged.owner.get(`/file/${data.file_path}`)).status).toBe(404);
		expect((await first.assessor.get(`/file/${data.file_path}`)).status).toBe(404);
		expect((await second.assessor.get(`/file/${data.file_path}`)).status).toBe(200);
	});
});

describe('outside of 3 and 8', () => {
	it.each(STATUS_IDS.filter((status) => status < 14 && status !== 3 && status !== 8))(
		'a request cannot be made or changed at %i, and is read',
		async (status) => {
			const app = booted.current;
			const staged = await assessmentAt(app, status);
			const { admin } = staged;
			expect((await askFor(admin, staged.progress.id)).status).toBe(409);
			const { id } = await makeRequest(app, staged, { status: 'answered', answeredAt: new Date() });
			const { staff, company } = sidesOf(app, staged, admin, id);
			expect((await company.read()).data).toMatchObject({ id, status: 'answered', is_active: false });
			const listed = async (isActive: boolean) =>
				(await staged.admin.get<RequestRow[]>(`/console/evidence_requests?status=answered&is_active=${isActive}`)).data;
			expect((await listed(true)).map((row) => row.id)).not.toContain(id);
			expect((await listed(false)).map((row) => row.id)).toContain(id);
			const calls = [company.message('x'), company.addFile(), staff.accept(), staff.return('x'), staff.withdraw()];
			for (const answer of await Promise.all(calls)) {
				expect([answer.status, answer.message]).toEqual([
					409,
					'The assessment has moved on, so this request can no longer be changed.',
				]);
			}
		},
	);

	it('and while grading is pending, it is only read; a company is not told of the grading', async () => {
		const { app, staged, staff, company } = await askedFor(booted.current);
		await app.deps.db
			.update(assessmentProgresses)
			.set({ gradingRequestedAt: app.clock.now(), gradingRequestedBy: staged.admin.user.id })
			.where(eq(assessmentProgresses.id, staged.progress.id));
		expect((await company.read()).data.is_active).toBe(false);
		expect((await askFor(staged.admin, staged.progress.id)).status).toBe(409);
		const [forStaff, forCompany] = [await staff.withdraw(), await company.answer({ content: 'x' })];
		expect([forStaff.status, forCompany.status]).toEqual([409, 409]);
		expect(forCompany.message).toBe('The assessment has moved on, so this request can no longer be changed.');
		expect(forStaff.message).not.toBe(forCompany.message);
	});

	it('it rests: moving back below 3 and submitting again deletes and changes nothing', async () => {
		const { app, staged, staff, company } = await askedFor(booted.current);
		await company.addFile();
		await company.message('準備しています。');
		const before = (await staff.read()).data;
		const back = await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 2 });
		expect(back.status).toBe(200);
		const resting = (await staff.read()).data;
		expect(resting).toEqual({ ...before, is_active: false, waiting: null });
		expect((await company.answer()).status).toBe(409);
		await advance(app, staged, 3);
		expect((await staff.read()).data).toEqual(before);
		expect((await company.answer()).status).toBe(200);
	});

	it('canceling deletes nothing', async () => {
		const { app, staged, staff, company, id } = await askedFor(booted.current);
		const { data: file } = await company.addFile();
		await company.message('準備しています。');
		expect((await staged.admin.post(`/console/companies/${staged.companyId}/cancel_assessment`)).status).toBe(200);
		const { data } = await staff.read();
		expect([data.is_active, data.files.length, data.message_count]).toEqual([false, 1, 1]);
		expect((await staged.owner.get(`/file/${file.file_path}`)).status).toBe(200);
		expect(await app.deps.db.$count(evidenceMessages, eq(evidenceMessages.requestId, id))).toBe(1);
	});

	it('keeps what was asked on a second sheet that was archived, and finds it on the next', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 8);
		const { progress, admin, companyId } = staged;
		const [question] = await sheetQuestions(app, progress.id, 2);
		const { data } = await askFor(admin, progress.id, { answer_content_id: question });
		const read = async () => (await staffOn(admin, data.id).read()).data;
		expect((await read()).question?.answer_content_id).toBe(question);
		expect((await admin.post(`/console/companies/${companyId}/update_status`, { status: 7 })).status).toBe(200);
		expect(await read()).toMatchObject({ is_active: false, question: { content: 'Question 1-1-1' } });
		await advance(app, staged, 8);
		const [fresh] = await sheetQuestions(app, progress.id, 2);
		expect((await read()).question?.answer_content_id).toBe(fresh);
		expect((await read()).is_active).toBe(true);
	});
});
