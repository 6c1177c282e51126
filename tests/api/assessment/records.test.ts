import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { recordsAtHand } from '#server/db/tables/assessment.ts';
import type { PreparedRecords } from '#shared/answering/records.ts';
import { withApp } from '#tests/support/app.ts';
import { answerEverything, publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { makeCompanyUser, type Person } from '#tests/support/factories.ts';

/** The records that a company prepares on its first day, and its ticks. */

const booted = withApp();

const PATH = '/app/assessment/records';

const recordsOf = async (person: Person, locale: 'ja' | 'en' = 'ja'): Promise<PreparedRecords> =>
	(await caller(booted.current, person.token, locale).get<PreparedRecords>(PATH)).data;

const tick = (person: Person, record: unknown, at_hand: unknown = true) => person.put(PATH, { record, at_hand });

it('are those of the paper, once each, with departments and the questions that accept them', async () => {
	const { owner } = await startedAssessment(booted.current);
	const { records, question_count, is_open } = await recordsOf(owner);
	expect([question_count, is_open]).toEqual([75, true]);
	expect(new Set(records.map(({ record }) => record)).size).toBe(records.length);
	const ledger = records.find(({ record }) => record === 'wage_ledger');
	expect(ledger).toMatchObject({
		name: '賃金台帳と給与明細（控除が分かるもの）',
		department: ['accounting', 'hr'],
		at_hand: false,
	});
	expect(ledger?.questions).toHaveLength(3);
	expect(ledger?.questions[0]?.accepted).toBe('賃金台帳と給与明細（同じ月のもの）');
	const [question] = ledger?.questions ?? [];
	const sheet = await owner.get<{ answer_contents: { id: number }[] }>(
		`/app/assessment/answer_sub_categories/${question?.answer_sub_category_id}`,
	);
	expect(sheet.data.answer_contents.map(({ id }) => id)).toContain(question?.id);
	const alone = records.find(({ record }) => record === 'annual_leave_register');
	expect([alone?.name, alone?.questions.length]).toEqual(['年次有給休暇管理簿（付与日、日数、取得日）', 1]);
	const english = (await recordsOf(owner, 'en')).records.find(({ record }) => record === 'wage_ledger');
	expect(english?.name).toBe('Wage ledger and payslips (showing deductions)');
});

it('are ticked for the whole company, and nobody else', async () => {
	const app = booted.current;
	const { owner, companyId, progress } = await startedAssessment(app);
	const member = await makeCompanyUser(app, { companyId, role: 1 });
	const other = await startedAssessment(app);
	expect((await tick(member, 'wage_ledger')).status).toBe(200);
	expect((await tick(owner, 'wage_ledger')).status).toBe(200);
	const isTicked = async (person: Person) =>
		(await recordsOf(person)).records.filter(({ at_hand }) => at_hand).map(({ record }) => record);
	expect(await isTicked(owner)).toEqual(['wage_ledger']);
	expect(await isTicked(other.owner)).toEqual([]);
	const rows = () => app.deps.db.select().from(recordsAtHand).where(eq(recordsAtHand.progressId, progress.id));
	const { records } = await recordsOf(owner);
	expect((await member.get(`${PATH}/summary`)).data).toEqual({
		total: records.length,
		shared: records.filter(({ questions }) => questions.length > 1).length,
		at_hand: 1,
	});
	expect((await rows()).map(({ markedBy }) => markedBy)).toEqual([member.user.id]);
	expect((await tick(owner, 'wage_ledger', false)).status).toBe(200);
	expect((await tick(owner, 'wage_ledger', false)).status).toBe(200);
	expect(await rows()).toEqual([]);
});

it('are ticked only if the paper has them, and only while the company answers', async () => {
	const app = booted.current;
	const { owner, progress } = await startedAssessment(app);
	for (const [record, at_hand, field] of [
		['no_such_record', true, 'record'],
		["' or 1=1", true, 'record'],
		[{}, true, 'record'],
		['wage_ledger', 'yes', 'at_hand'],
	] as const) {
		const answer = await tick(owner, record, at_hand);
		expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
	}
	await tick(owner, 'wage_ledger');
	await answerEverything(app, progress.id);
	expect((await owner.post('/app/assessment')).status).toBe(200);
	expect((await tick(owner, 'time_records')).status).toBe(409);
	const after = await recordsOf(owner);
	expect(after.is_open).toBe(false);
	expect(after.records.find(({ record }) => record === 'wage_ledger')?.at_hand).toBe(true);
});

it('are none before the first assessment, and of a paper that names none', async () => {
	const app = booted.current;
	const alone = await makeCompanyUser(app);
	expect(await recordsOf(alone)).toEqual({ records: [], question_count: 0, is_open: false });
	expect((await tick(alone, 'wage_ledger')).status).toBe(404);
	await publishPaper(app, smallPaper());
	const { owner } = await startedAssessment(app);
	expect((await recordsOf(owner)).records).toEqual([]);
	expect((await tick(owner, 'wage_ledger')).status).toBe(422);
});
