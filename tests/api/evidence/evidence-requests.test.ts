import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AnsweredSubCategory, AssessmentOverview } from '#shared/answering/schemas.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { answersOf, readFirstSheet, sheetPath } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import {
	askedFor,
	askFor,
	companyOn,
	makeRequest,
	sheetQuestions,
	sidesOf,
	staffOn,
} from '#tests/support/assessment/evidence.ts';
import { askSeveral } from '#tests/support/assessment/ready-requests.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { officePackage, pdf, upload } from '#tests/support/files/files.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { assessmentAt } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

afterEach(() => booted.current.clock.release());

describe('a request for evidence', () => {
	it('is answered with two files and a text, and accepted; the submission stays as it is', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const { owner, progress } = staged;
		const assessor = await makeAssessor(app, [staged.companyId]);
		const [, , , question = 0] = await sheetQuestions(app, progress.id, 1);
		const opened = await askFor(assessor, progress.id, {
			answer_content_id: question,
			content: '36協定の写しを見せてください。',
			due_on: '2031-11-30',
		});
		expect([opened.status, opened.message, opened.data]).toEqual([
			200,
			'The company has been asked for evidence.',
			{ id: expect.any(Number), status: 'open', version: 0 },
		]);
		const { staff, company } = sidesOf(app, staged, assessor, opened.data.id);

		const first = await company.addFile({ name: '36協定届', version: 0 });
		const second = await company.addFile({ content: officePackage('xlsx'), fileName: 'b.xlsx', name: '勤怠' });
		expect([first.status, first.data.version, second.data.version]).toEqual([200, 1, 2]);
		const answered = await company.answer({ content: '届出済みの写しです。', version: 2 });
		expect([answered.status, answered.data]).toEqual([200, { id: opened.data.id, status: 'answered', version: 3 }]);

		const sheet = await readFirstSheet(owner);
		expect((await owner.post(`${sheetPath(sheet.id)}/save_changes`, answersOf(sheet, 1, ''))).status).toBe(409);
		expect((await upload(app, owner.token, { content: pdf(), fileName: 'f.pdf' })).status).toBe(409);
		const overview = await owner.get<AssessmentOverview>('/app/assessment');
		expect(overview.data.company_document_files).toEqual([]);

		const { data: shown } = await staff.read();
		expect(shown).toMatchObject({
			status: 'answered',
			is_active: true,
			content: '36協定の写しを見せてください。',
			due_on: '2031-11-30',
			question: {
				answer_content_id: question,
				content: 'Question 1-2-2',
				number: 2,
				sub_category: { content: 'Sub-category 1-2' },
				category: { content: 'Category 1' },
			},
			files: [
				{ file_name: '36協定届', extension: 'pdf', is_by_phone: false },
				{ file_name: '勤怠', extension: 'xlsx' },
			],
			messages: [{ kind: 'answer', side: 'company', author: { id: owner.user.id }, content: '届出済みの写しです。' }],
			file_count: 2,
			message_count: 1,
		});
		for (const reader of [owner, assessor]) {
			const link = await reader.get<{ url: string }>(`/file/${shown.files[0]?.file_path}`);
			const opening = await fetch(`${app.url}${link.data.url}`);
			expect(Buffer.from(await opening.arrayBuffer()).equals(pdf())).toBe(true);
		}

		const accepted = await staff.accept({ version: 3 });
		expect([accepted.status, accepted.data]).toMatchObject([200, { status: 'accepted', version: 4 }]);
		const before = await staff.read();
		const [file] = shown.files;
		const late = [
			company.addFile(),
			company.removeFile(file?.id ?? 0),
			company.message('まだです'),
			company.answer({ content: 'もう一度' }),
			staff.message('確認'),
			staff.accept(),
			staff.return('不足'),
			staff.withdraw(),
		];
		for (const { status } of await Promise.all(late)) expect(status).toBe(409);
		expect((await staff.read()).data).toEqual(before.data);
	});

	it('may concern the assessment as a whole, and is answered with files alone or a text alone', async () => {
		const { company, staff } = await askedFor(booted.current, { due_on: '' });
		const empty = await company.answer({ content: '' });
		expect([empty.status, empty.errors]).toEqual([422, { content: ['Write an explanation or add a file.'] }]);
		await company.addFile();
		expect((await company.answer()).status).toBe(200);
		expect((await staff.read()).data).toMatchObject({ question: null, due_on: null, messages: [{ content: '' }] });
		const text = await askedFor(booted.current);
		expect((await text.company.answer({ content: '規程はありません。' })).status).toBe(200);
	});

	it('is due today at the earliest, by the date in Tokyo', async () => {
		const app = booted.current;
		// In Tokyo it is the next day already.
		app.clock.set('2030-03-09T15:30:00Z');
		const staged = await assessmentAt(app, 3);
		const { admin, progress } = staged;
		const due = (due_on: string, locale: 'ja' | 'en' = 'en') =>
			call(app, 'POST', '/console/evidence_requests', {
				token: admin.token,
				locale,
				body: { progress_id: progress.id, content: '賃金台帳', due_on },
			});
		for (const past of ['2030-03-09', '2020-01-01']) {
			const refused = await due(past);
			expect([refused.status, refused.errors]).toEqual([422, { due_on: ['Enter today or a later date.'] }]);
		}
		expect((await due('2030-03-09', 'ja')).errors).toEqual({ due_on: ['今日以降の日付を入力してください。'] });
		const [question = 0] = await sheetQuestions(app, progress.id, 1);
		const several = await askSeveral(admin, staged, [question], { due_on: '2030-03-09' });
		expect([several.status, several.errors]).toEqual([422, { due_on: ['Enter today or a later date.'] }]);
		expect((await staged.owner.get<RequestRow[]>('/app/evidence_requests')).data).toEqual([]);
		expect((await due('2030-03-10')).status).toBe(200);
		expect((await askSeveral(admin, staged, [question], { due_on: '2030-03-10' })).status).toBe(200);
	});

	it('is returned with a text, answered again, and then tells of the answer that stands', async () => {
		const { company, staff } = await askedFor(booted.current);
		await company.addFile();
		await company.answer({ content: '一回目' });
		const first = (await company.read()).data;
		expect(first.answered_at).not.toBeNull();
		expect((await staff.return('')).status).toBe(422);
		expect((await staff.return('全員分をお願いします。')).data).toMatchObject({ status: 'open' });
		const open = (await company.read()).data;
		expect([open.answered_at, open.is_active]).toEqual([null, true]);
		expect((await company.removeFile(open.files[0]?.id ?? 0)).status).toBe(200);
		expect((await company.message('来週になります。')).status).toBe(200);
		await company.addFile({ name: '全員分' });
		await company.answer();
		const { data } = await staff.read();
		expect(data.messages.map(({ kind, side, content }) => [kind, side, content])).toEqual([
			['answer', 'company', '一回目'],
			['return', 'staff', '全員分をお願いします。'],
			['message', 'company', '来週になります。'],
			['answer', 'company', ''],
		]);
		expect(data.files.map((file) => file.file_name)).toEqual(['全員分']);
	});

	it('tells a company that it was staff who wrote, not who', async () => {
		const { assessor, company, staff, staged } = await askedFor(booted.current);
		await staff.message('急ぎません。');
		await company.message('承知しました。');
		const { data, text } = await company.read();
		expect(text).not.toContain(assessor.user.name);
		expect(data.created_by).toBeNull();
		expect(data.messages.map(({ side, author }) => [side, author?.id ?? null])).toEqual([
			['staff', null],
			['company', staged.owner.user.id],
		]);
		const forStaff = (await staff.read()).data;
		expect(forStaff.created_by).toEqual({ id: assessor.user.id, name: assessor.user.name });
		expect(forStaff.messages[0]?.author?.name).toBe(assessor.user.name);
		const stale = await company.message('古い', 0);
		expect([stale.status, stale.message]).toEqual([
			409,
			'Someone else updated this. Check the latest version and save again.',
		]);
	});

	it('is on the sheet of the round for staff, and on the first one for the company', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 8);
		const { progress, admin, owner } = staged;
		const [first = [], second = []] = [
			await sheetQuestions(app, progress.id, 1),
			await sheetQuestions(app, progress.id, 2),
		];
		const ask = (answer_content_id: number) => askFor(admin, progress.id, { answer_content_id });
		const wrong = await ask(first[2] ?? 0);
		expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['answer_content_id']]);
		const { data } = await ask(second[2] ?? 0);
		const { staff, company } = sidesOf(app, staged, admin, data.id);
		const [read, own] = [(await staff.read()).data, (await company.read()).data];
		expect([read.round, read.question?.answer_content_id]).toEqual([2, second[2]]);
		expect([own.round, own.question?.answer_content_id]).toEqual([2, first[2]]);
		const sheet = await owner.get<AnsweredSubCategory>(sheetPath(own.question?.sub_category.id ?? 0));
		expect(sheet.data.answer_contents.map(({ id }) => id)).toContain(first[2]);
		expect((await company.answer({ content: '再評価の資料です。' })).status).toBe(200);
		expect((await staff.accept()).status).toBe(200);
	});
});

describe('a request of others', () => {
	it('is not found by any call', async () => {
		const { app, id, staged } = await askedFor(booted.current);
		const stranger = await makeCompanyUser(app);
		const unassigned = await makeAssessor(app);
		const [company, staff] = [companyOn(app, stranger, id), staffOn(unassigned, id)];
		const answers = await Promise.all([
			company.read(),
			company.message('x'),
			company.addFile(),
			company.removeFile(1),
			company.answer({ content: 'x' }),
			staff.read(),
			staff.message('x'),
			staff.accept(),
			staff.return('x'),
			staff.withdraw(),
			askFor(unassigned, staged.progress.id),
			askFor(unassigned, 2_000_000),
		]);
		for (const { status, text } of answers) expect([status, text]).toEqual([404, '{"message":"Not found."}']);
		expect((await stranger.get<RequestRow[]>('/app/evidence_requests')).data).toEqual([]);
		expect((await unassigned.get<RequestRow[]>('/console/evidence_requests')).data).toEqual([]);
	});

	it('cannot be made on a question of another assessment', async () => {
		const app = booted.current;
		const [own, other] = [await assessmentAt(app, 3), await assessmentAt(app, 3)];
		const [question] = await sheetQuestions(app, other.progress.id, 1);
		const refused = await askFor(own.admin, own.progress.id, { answer_content_id: question });
		expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['answer_content_id']]);
	});
});

describe('the list of requests', () => {
	it('is newest first, filtered and searched; a company sees its own', async () => {
		const app = booted.current;
		const [staged, other] = [await assessmentAt(app, 3), await assessmentAt(app, 3)];
		const admin = await makeConsoleAdmin(app);
		const make = (values: object) => makeRequest(app, staged, values);
		const late = await make({ dueOn: '2026-12-24', content: '賃金台帳' });
		const early = await make({ dueOn: '2026-12-01', content: '就業規則' });
		const done = await make({ status: 'answered', answeredAt: new Date() });
		const foreign = await makeRequest(app, other);
		const ids = async (person: Person, at: string): Promise<number[]> =>
			(await person.get<RequestRow[]>(at)).data.map(({ id }) => id);
		const own = '/app/evidence_requests';
		expect(await ids(staged.owner, own)).toEqual([done.id, early.id, late.id]);
		expect(await ids(staged.owner, `${own}?status=open&sort=due_on`)).toEqual([early.id, late.id]);
		expect(await ids(staged.owner, `${own}?sort=due_on`)).toEqual([early.id, late.id, done.id]);
		expect(await ids(staged.owner, `${own}?status=all&sort=due_on`)).toEqual([early.id, late.id, done.id]);
		expect(await ids(staged.owner, `${own}?q=就業`)).toEqual([early.id]);
		expect(await ids(staged.owner, `${own}?progress_id=${other.progress.id}`)).toEqual([]);
		const all = '/console/evidence_requests';
		expect(await ids(admin, `${all}?progress_id=${staged.progress.id}`)).toEqual([done.id, early.id, late.id]);
		expect(await ids(admin, `${all}?progress_id=${staged.progress.id}&status=answered`)).toEqual([done.id]);
		const { data } = await admin.get<RequestRow[]>(`${all}?progress_id=${other.progress.id}`);
		expect(data).toMatchObject([{ id: foreign.id, company: { id: other.companyId }, file_count: 0 }]);
		expect(await ids(admin, `${all}?q=${encodeURIComponent(data[0]?.company.name ?? '')}`)).toEqual([foreign.id]);
		const assessor = await makeAssessor(app, [staged.companyId, other.companyId]);
		const mine = await makeAssessor(app, [staged.companyId]);
		const theirs = [done.id, early.id, late.id];
		expect(await ids(mine, `${all}?assigned=me`)).toEqual(theirs);
		expect(await ids(assessor, `${all}?assigned=${mine.user.id}`)).toEqual(theirs);
		expect((await admin.get(`${all}?assigned=you`)).status).toBe(422);
		const file = await downloadFile(app, assessor.token, `${all}/download?assigned=${mine.user.id}&sort=due_on`, 'ja');
		const sheet = (await openWorkbook(file.content)).worksheets[0];
		expect(sheet?.rowCount).toBe(4);
		expect(sheet?.getRow(2).getCell(5).value).toBe(early.content);
		const page = await staged.owner.get<RequestRow[]>(`${own}?page=2&per_page=2`);
		expect([page.data.map(({ id }) => id), page.meta.total]).toEqual([[late.id], 3]);
	});

	it('says for staff how long each waits and for how long that is too long, by which they sort and filter', async () => {
		const app = booted.current;
		const [staged, other] = [await assessmentAt(app, 3), await assessmentAt(app, 3)];
		const { warn, late } = app.deps.config.ageDays;
		const ago = (days: number): Date => new Date(app.clock.now().getTime() - days * 24 * 60 * 60 * 1000);
		const assessor = await makeAssessor(app, [staged.companyId]);
		const answered = (days: number, of = staged) =>
			makeRequest(app, of, { status: 'answered', createdAt: ago(days + 1), answeredAt: ago(days) });
		const [fresh, old, older] = [await answered(1), await answered(warn), await answered(late)];
		// Waits for the company, which has its due date.
		const open = await makeRequest(app, staged, { createdAt: ago(late + 9) });
		const asked = await makeRequest(app, other, { createdBy: assessor.user.id, createdAt: ago(2) });
		const done = await makeRequest(app, staged, { status: 'accepted', createdAt: ago(9), decidedAt: ago(1) });
		const all = `/console/evidence_requests?progress_id=${staged.progress.id}`;
		const { data } = await staged.admin.get<RequestRow[]>(`${all}&sort=since`);
		expect(data.map(({ id, waiting }) => [id, waiting?.age_days, waiting?.ageing])).toEqual([
			[open.id, late + 9, null],
			[older.id, late, 'late'],
			[done.id, undefined, undefined],
			[old.id, warn, 'warn'],
			[fresh.id, 1, null],
		]);
		const ids = async (person: Person, query: string): Promise<number[]> =>
			(await person.get<RequestRow[]>(query)).data.map(({ id }) => id);
		expect(await ids(staged.admin, `${all}&ageing=late`)).toEqual([older.id]);
		expect(await ids(staged.admin, `${all}&ageing=warn&sort=since`)).toEqual([older.id, old.id]);
		expect((await staged.admin.get(`${all}&ageing=old`)).status).toBe(422);
		const company = await staged.owner.get<RequestRow[]>('/app/evidence_requests');
		expect(company.data.map(({ waiting }) => waiting)).toEqual(company.data.map(() => null));

		expect(await ids(staged.admin, `${all}&status=answered&is_active=true`)).toHaveLength(3);
		expect(await ids(staged.admin, `${all}&is_active=false`)).toEqual([done.id]);

		// What one asked, also as an admin, and what one's companies were asked.
		const both = await makeAssessor(app, [staged.companyId, other.companyId]);
		expect(await ids(both, '/console/evidence_requests?is_mine=true')).toHaveLength(6);
		expect(await ids(assessor, '/console/evidence_requests?is_mine=true')).toHaveLength(5);
		const mine = '/console/evidence_requests?is_mine=true';
		expect((await ids(staged.admin, mine)).sort()).toEqual([fresh, old, older, open, done].map(({ id }) => id).sort());
		expect(await ids(other.admin, mine)).toEqual([]);
		expect(
			await ids(staged.admin, `/console/evidence_requests?is_mine=false&progress_id=${other.progress.id}`),
		).toEqual([asked.id]);
		const file = await downloadFile(
			app,
			assessor.token,
			`${all.replace('?', '/download?')}&sort=since&is_mine=true`,
			'ja',
		);
		const sheet = (await openWorkbook(file.content)).worksheets[0];
		expect([2, 3, 4, 5, 6].map((row) => sheet?.getRow(row).getCell(7).value)).toEqual([late + 9, late, null, warn, 1]);
	});
});

describe('the audit log', () => {
	it('names every act on a request in sentences, and holds nothing of what was written', async () => {
		const { staged, staff, company, assessor } = await askedFor(booted.current, { content: '秘密の依頼' });
		const { data: file } = await company.addFile({ name: '台帳' });
		await company.removeFile(file.id);
		await company.message('秘密の相談');
		await company.answer({ content: '秘密の回答' });
		await staff.return('秘密の理由');
		await company.answer({ content: '秘密の再回答' });
		await staff.accept();
		const other = await askFor(assessor, staged.progress.id);
		await staffOn(assessor, other.data.id).withdraw();
		const { data, text } = await staged.admin.get<{ action: string; what_happened: string; detail_words: string }[]>(
			`/console/audit_events?q=evidence_request.&company_id=${staged.companyId}`,
		);
		expect(text).not.toContain('秘密');
		expect(data.toReversed().map(({ action }) => action.replace('evidence_request.', ''))).toEqual([
			'opened',
			'file_added',
			'file_removed',
			'messaged',
			'answered',
			'returned',
			'answered',
			'accepted',
			'opened',
			'withdrawn',
		]);
		expect(data.at(-2)?.detail_words).toBe('File: 台帳');
		expect(data[0]?.detail_words).toBe('Why: Withdrawn by staff');
		expect(data[0]?.what_happened).toMatch(/^Withdrew a request for evidence for the assessment of .+\.$/);
	});
});
