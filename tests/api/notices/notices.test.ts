import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificates } from '#server/db/tables/certificates.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails, noticePreferences, notices } from '#server/db/tables/notices.ts';
import { giveUpGrading } from '#server/grading/grade-sheet.ts';
import { tellOfEvent } from '#server/notices/job.ts';
import { compose } from '#server/notices/mails/compose.ts';
import { noticePath } from '#server/notices/paths.ts';
import { noticeWords } from '#server/notices/words.ts';
import { announce } from '#server/notify/announce.ts';
import { htmlText, plainText } from '#server/notify/letter.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { isOptional, NOTICE_KINDS, NOTICES, type NoticeKind } from '#shared/notices/kinds.ts';
import type { Notice } from '#shared/notices/schemas.ts';
import { PAGE_PATTERNS } from '#shared/pages.ts';
import { readSubCategoryIds, sheetPath } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { calibrationOf, gradedBy, rateSecond, secondCalls } from '#tests/support/assessment/calibration.ts';
import { askFor, sheetQuestions, sidesOf } from '#tests/support/assessment/evidence.ts';
import { actionAt, companyPlan, propose, staffPlan, toDo } from '#tests/support/assessment/improvement-plans.ts';
import { companyOn, fileFor, pointsAt, staffOn } from '#tests/support/assessment/objections.ts';
import { reissue, withdraw } from '#tests/support/assessment/withdrawal.ts';
import { publishPaper, type Staged, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { runBulkJobs } from '#tests/support/bulk-jobs.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled, gradeRound } from '#tests/support/journey.ts';
import { lastNotice, missingFrom, noticesAfter, tell, tellAll, watch } from '#tests/support/notices/announced.ts';
import { makeShare } from '#tests/support/shares.ts';

/** Who is told of what, from the calls to the rows and the mails. */

const booted = withApp();
let admin: Person;
let colleague: Person;

/** 14:00 in Tokyo; a session lasts a day. */
const AFTERNOON = '2027-03-01T05:00:00Z';
const AFTER_MIDNIGHT = '2027-03-01T15:05:00Z';
const A_DAY_AND_AN_HOUR_LATER = '2027-03-02T06:00:00Z';

/** Stands in all that nobody is told. */
const SECRET = 'himitsu';
const MESSAGE = '第2章の回答を直してください。';

beforeAll(async () => {
	const app = booted.current;
	app.clock.set(AFTERNOON);
	await publishPaper(app, smallPaper());
	admin = await makeConsoleAdmin(app);
	colleague = await makeConsoleAdmin(app);
	await makeConsoleAdmin(app, { deactivatedAt: app.clock.now() });
});

beforeEach(async () => {
	booted.current.clock.set(AFTERNOON);
	await tellAll(booted.current);
});

const ok = async <T extends { status: number; text: string }>(answer: Promise<T>): Promise<T> => {
	const { status, text } = await answer;
	if (status !== 200) throw new Error(`${status} ${text}`);
	return answer;
};

const prefer = async ({ user }: Person, kinds: readonly NoticeKind[], channel: 'inbox' | 'off') => {
	await booted.current.deps.db
		.insert(noticePreferences)
		.values(kinds.map((kind) => ({ userId: user.id, kind, channel })));
};

const moveBack = ({ companyId }: Pick<Staged, 'companyId'>, status: number, message_to_company: string | null = null) =>
	ok(admin.post(`/console/companies/${companyId}/update_status`, { status, reason: SECRET, message_to_company }));

const waive = ({ progress }: Staged, is_waived: boolean) =>
	ok(colleague.put(`/console/improvement_proposals/${progress.id}/waiver`, { is_waived, reason: SECRET }));

const assign = (companyId: number, people: readonly Person[]) =>
	ok(admin.put(`/console/companies/${companyId}/assessors`, { user_ids: people.map(({ user }) => user.id) }));

/** Everything of an assessment that only its own screens show. */
const writeSecrets = async (progressId: number): Promise<void> => {
	const sheet = sql`select a.id from answer_sub_categories a join answer_categories c on c.id = a.category_id
		join answer_sheets s on s.id = c.sheet_id where s.progress_id = ${progressId}`;
	const { db } = booted.current.deps;
	await db.execute(
		sql`update answer_contents set extension_note = ${SECRET} where answer_sub_category_id in (${sheet})`,
	);
	await db.execute(sql`update answer_evaluations set comment = ${SECRET} where answer_content_id in (
		select id from answer_contents where answer_sub_category_id in (${sheet}))`);
};

/** Two people of a company and its assessors, with those who must hear nothing. */
const cast = async () => {
	const app = booted.current;
	const { id: companyId } = await makeCompany(app);
	const assessor = await makeAssessor(app, [companyId]);
	const second = await makeAssessor(app, [companyId]);
	const inbox = await makeAssessor(app, [companyId]);
	const silent = await makeAssessor(app, [companyId]);
	const kinds = ['submitted', 'evidence_answered', 'grading_failed', 'report_returned', 'plan_answered'] as const;
	await prefer(inbox, kinds, 'inbox');
	await prefer(silent, kinds, 'off');
	await makeAssessor(app, [companyId], { deactivatedAt: app.clock.now() });
	await makeCompanyUser(app, { companyId, deactivatedAt: app.clock.now() });
	const partner = await makeCompanyUser(app, { companyId, role: 0, locale: 'en' });
	const member = await makeCompanyUser(app, { companyId, role: 1 });
	await makeCompanyUser(app, { companyId, role: 1 });
	const staged = await startedAssessment(app, { companyId, admin });
	return { staged, owner: staged.owner, partner, member, assessor, second, inbox };
};

/** The mails about an assessment, read as they are made: later there may be nothing left to do. */
const letterBox = ({ progress }: Staged) => {
	const { deps } = booted.current;
	const sent: (typeof mails.$inferSelect)[] = [];
	const letters: string[] = [];
	const settled: NoticeKind[] = [];
	const read = async (): Promise<void> => {
		const isNew = and(eq(mails.progressId, progress.id), gt(mails.id, sent.at(-1)?.id ?? 0));
		for (const mail of await deps.db.select().from(mails).where(isNew).orderBy(asc(mails.id))) {
			sent.push(mail);
			const composed = await compose(deps, mail);
			const kind = NOTICE_KINDS.find((one) => one === mail.kind);
			if (composed)
				letters.push([composed.to, plainText(composed.letter), htmlText(composed.letter, mail.locale)].join('\n'));
			else if (kind) settled.push(kind);
		}
	};
	return { sent, letters, settled, read };
};

describe('a company on its way', () => {
	it('from its start to a withdrawn certificate: who is told of what, and what it says', async () => {
		const app = booted.current;
		const { db } = app.deps;
		const before = await lastNotice(app);
		const { staged, owner, partner, member, assessor, second, inbox } = await cast();
		const watched = await watch(app, { admin, colleague, owner, partner, member, assessor, second, inbox });
		const mailed = letterBox(staged);
		/** What is told within an hour of another is the subject of groups.test.ts. */
		const anHourLater = () => db.execute(sql`update notice_groups set opened_at = opened_at - interval '1 hour'`);
		const heard = async <T>(read: () => Promise<T>): Promise<T> => {
			const rows = await read();
			await mailed.read();
			await anHourLater();
			return rows;
		};
		const told = () => heard(watched.told);
		const next = () => heard(watched.next);
		const toCompany = (...kinds: string[]) => ({ owner: kinds, partner: kinds });
		const toAssessors = (...kinds: string[]) => ({ assessor: kinds, second: kinds, inbox: kinds });

		expect(await told()).toEqual(toCompany('assessment_started'));
		const [mine = 0] = await readSubCategoryIds(owner);
		await ok(owner.put(`${sheetPath(mine)}/assignee`, { user_id: member.user.id }));
		await advance(app, staged, 2);
		expect(await told()).toEqual({});
		await advance(app, staged, 3);
		await writeSecrets(staged.progress.id);
		expect(await told()).toEqual(toAssessors('submitted'));

		const ask = async (body: object) => {
			const { data } = await ok(askFor(assessor, staged.progress.id, { content: SECRET, ...body }));
			return sidesOf(app, { owner: member }, second, data.id);
		};
		const [question] = await sheetQuestions(app, staged.progress.id, 1);
		const request = await ask({ answer_content_id: question, due_on: '2027-03-09' });
		expect(await told()).toEqual({ ...toCompany('evidence_requested'), member: ['evidence_requested'] });
		await ask({});
		const whole = await next();
		expect(whole.map(({ data }) => data.due_on)).toEqual(['', '']);
		expect(whole.map(({ recipientId, data }) => [recipientId, data.about, data.about_en])).toEqual(
			[partner, owner].map(({ user }) => [user.id, '評価全体', 'Whole assessment']),
		);
		for (const _ of ['first', 'second']) {
			await ok(request.company.answer({ content: SECRET }));
			expect(await told()).toEqual(toAssessors('evidence_answered'));
			await ok(request.staff.return(SECRET));
			expect(await told()).toEqual({ ...toCompany('evidence_returned'), member: ['evidence_returned'] });
		}
		await ok(request.company.answer({ content: SECRET }));
		await ok(request.staff.accept());
		expect(await told()).toEqual(toAssessors('evidence_answered'));

		await gradeRound(app, staged, 1);
		await advance(app, staged, 5);
		expect(await told()).toEqual({});
		await waive(staged, true);
		expect(await told()).toEqual({ admin: ['awaiting_finalisation'] });
		await waive(staged, false);
		await propose(staged, 2);
		expect(await told()).toEqual({ colleague: ['awaiting_finalisation'] });
		await advance(app, staged, 7);
		expect(await told()).toEqual(toCompany('report_ready'));
		await moveBack(staged, 6, MESSAGE);
		const moved = await next();
		expect(moved.map(({ kind, data }) => [kind, data.message])).toEqual([
			['moved_back', MESSAGE],
			['moved_back', MESSAGE],
		]);
		await advance(app, staged, 7);
		expect(await told()).toEqual(toCompany('report_ready'));

		const plan = companyPlan(app, owner, staged.progress.id);
		const [item] = (await plan.read()).data.items;
		const save = async (owner_name: string) => {
			const version = (await plan.read()).data.items[0]?.action?.version;
			const action = toDo(item?.sub_category_id ?? 0, { measure: SECRET, owner: owner_name, version });
			await ok(plan.save([action], { autosave: true }));
		};
		await save('課長');
		expect(await told()).toEqual(toAssessors('plan_answered'));
		await save('部長');
		expect(await tellAll(app)).toEqual([]);
		const { id: progress_id } = staged.progress;
		await db.transaction((tx) => announce(tx, 'plan_answered', app.clock.now(), { progress_id }));
		expect(await told()).toEqual({});
		app.clock.set(AFTER_MIDNIGHT);
		await save('社長');
		await save('会長');
		expect(await told()).toEqual(toAssessors('plan_answered'));

		const staffs = staffPlan(admin, staged.progress.id);
		const returnAction = async () => {
			const { data } = await plan.read();
			await ok(staffs.return(actionAt(data, 0).id, undefined, SECRET));
			return data.items[0]?.sub_category_id;
		};
		const returnedId = await returnAction();
		const returned = await next();
		expect(returned.map(({ kind, recipientId }) => [kind, recipientId])).toEqual(
			[partner, owner].map(({ user }) => ['plan_returned', user.id]),
		);
		expect(returned.map((notice) => noticePath(notice))).toEqual(
			[1, 2].map(() => `/app/improvement-plans/${staged.progress.id}?show=returned&open=${returnedId}`),
		);
		const mend = async () => {
			app.clock.advance(60_000);
			await ok(plan.mended(actionAt((await plan.read()).data, 0).id));
		};
		await save('社長');
		expect(await told(), 'typed, and still returned').toEqual({});
		await mend();
		expect(await told(), 'each time, also on the same day').toEqual(toAssessors('plan_answered'));
		await returnAction();
		await mend();
		expect(await told(), 'of the return, nobody any more').toEqual(toAssessors('plan_answered'));

		await advance(app, staged, 8);
		expect(await told()).toEqual(toCompany('reassessment_started'));
		const [again] = await sheetQuestions(app, staged.progress.id, 2);
		await ask({ answer_content_id: again });
		expect(await told()).toEqual({ ...toCompany('evidence_requested'), member: ['evidence_requested'] });
		await advance(app, staged, 9);
		expect(await told()).toEqual({});
		await advance(app, staged, 10);
		expect(await told()).toEqual({ colleague: ['awaiting_finalisation'] });
		await ok(admin.post(`/console/re_assessments/${progress_id}/return`, { reason: SECRET }));
		expect(await told()).toEqual(toAssessors('report_returned'));
		await advance(app, staged, 10);
		expect(await told()).toEqual({ colleague: ['awaiting_finalisation'] });
		await advance(app, staged, 11);
		const reports = await next();
		expect(reports.map((notice) => noticePath(notice))).toEqual(
			Array.from({ length: 2 }, () => expect.stringMatching(/\?isFirstTime=false$/)),
		);
		await advance(app, staged, 12);
		expect(await told()).toEqual({ colleague: ['applied'] });
		await advance(app, staged, 13);
		expect(await told()).toEqual(toCompany('certificate_issued'));
		await ok(withdraw({ ...staged, admin }, SECRET));
		expect(await told()).toEqual(toCompany('certificate_withdrawn'));
		await ok(reissue({ ...staged, admin }, '2027-03-02', SECRET));
		expect(await told()).toEqual(toCompany('certificate_issued'));

		const rows = await noticesAfter(app, before);
		expect(new Set(rows.flatMap(({ data }) => Object.keys(data)))).toEqual(
			new Set([
				'company',
				'deadline',
				'round',
				'reassess_by',
				'about',
				'about_en',
				'due_on',
				'message',
				'sub_category',
				'issued_on',
			]),
		);
		for (const row of rows) {
			const path = noticePath(row)?.split('?')[0] ?? '';
			const isPage = PAGE_PATTERNS.some((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '\\d+')}$`).test(path));
			expect([row.kind, path, isPage]).toEqual([row.kind, path, true]);
			for (const locale of LOCALES) expect(JSON.stringify(noticeWords(row, locale))).not.toMatch(/{{|}}|undefined/);
		}
		const bodies = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => noticeWords(row, 'ja').body);
		expect(bodies('evidence_requested')[0]).toContain('回答期限：2027年03月09日');
		expect(bodies('evidence_returned')[0]).toContain('回答期限：2027年03月09日');
		const readies = bodies('report_ready');
		expect(readies[0]).toMatch(/再評価をご希望の場合は、2028年\d\d月\d\d日までに/);
		expect(readies.at(-1)).not.toContain('再評価');
		const [withdrawn] = rows.filter(({ kind }) => kind === 'certificate_withdrawn');
		if (!withdrawn) throw new Error('nobody was told of the withdrawal');
		expect(noticeWords(withdrawn, 'ja').body).toContain('2027年03月02日 発行の認証書');
		expect(noticeWords(withdrawn, 'en').body).toContain('issued on 2027-03-02');

		const { sent, letters, settled } = mailed;
		const withMail = new Set(sent.map(({ noticeId }) => noticeId));
		expect(rows.filter(({ id }) => !withMail.has(id)).map(({ recipientId }) => recipientId)).toEqual(
			rows.filter(({ recipientId }) => recipientId === inbox.user.id).map(({ recipientId }) => recipientId),
		);
		expect(settled, 'answered, and accepted before anybody was mailed').toEqual(Array(2).fill('evidence_answered'));
		expect(letters.filter((text) => text.includes(MESSAGE))).toHaveLength(2);
		expect(letters.filter((text) => text.includes('“Sub-category 1-1”'))).toHaveLength(5);
		const jobs = await db
			.select()
			.from(outboxJobs)
			.where(inArray(outboxJobs.name, [tellOfEvent.name, 'send-mail']));
		const all = JSON.stringify([rows, sent, jobs, letters]);
		expect(all).toContain(MESSAGE);
		expect(all).not.toContain(SECRET);
	});
});

it('a member hears of the sub-categories that they still have to complete, from an admin of the company', async () => {
	const app = booted.current;
	const staged = await startedAssessment(app, { admin });
	const member = await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
	const ids = await readSubCategoryIds(staged.owner);
	await ok(staged.owner.put('/app/assessment/assignees', { answer_sub_category_ids: ids, user_id: member.user.id }));
	await tellAll(app);
	const { told } = await watch(app, { owner: staged.owner, member });
	await ok(staged.owner.post('/app/assessment/reminders', { user_id: member.user.id }));
	expect(await told()).toEqual({ member: ['answers_wanted'] });
});

describe('an event', () => {
	it('is told once, by however many workers and however often, with one mail each', async () => {
		const app = booted.current;
		const { owner } = await startedAssessment(app, { admin });
		const jobs = await tellAll(app, 3);
		const count = async () => [
			await app.deps.db.$count(notices),
			await app.deps.db.$count(mails),
			await app.deps.db.$count(outboxJobs),
		];
		const once = await count();
		for (const job of jobs) await tell(app, job, 2);
		expect(await count()).toEqual(once);
		const own = await app.deps.db.select().from(notices).where(eq(notices.recipientId, owner.user.id));
		expect(own.map(({ kind }) => kind)).toEqual(['assessment_started']);
	});

	it('that was undone, or whose subject is gone, is told nobody and is no failure', async () => {
		const app = booted.current;
		const { db } = app.deps;
		const at = (status: 3 | 5 | 13) => assessmentAt(app, status, { admin });
		const [submitted, evaluated, issued] = [await at(3), await at(5), await at(13)];
		await assign(submitted.companyId, [await makeAssessor(app)]);
		await tellAll(app);
		const before = await lastNotice(app);

		const { data: request } = await ok(askFor(admin, submitted.progress.id));
		await ok(admin.post(`/console/evidence_requests/${request.id}/withdraw`, {}));
		const { data: deleted } = await ok(askFor(admin, submitted.progress.id));
		await db.execute(sql`delete from evidence_requests where id = ${deleted.id}`);
		await waive(evaluated, true);
		await waive(evaluated, false);
		await ok(withdraw(issued, SECRET));
		const unset = { withdrawnAt: null, withdrawnBy: null, withdrawalReason: null };
		await db.update(certificates).set(unset).where(eq(certificates.progressId, issued.progress.id));
		const { data: paper } = await call<{ id: number }>(app, 'GET', '/free_assessment/paper');
		const { data: contact } = await ok(
			call<{ id: number }>(app, 'POST', '/free_assessment/contact', applied(paper.id)),
		);
		await db.delete(freeContacts).where(eq(freeContacts.id, contact.id));
		await cancelled(app, await startedAssessment(app, { admin }));
		await assign(submitted.companyId, []);
		await assign(submitted.companyId, [await makeAssessor(app)]);

		const jobs = await tellAll(app);
		expect(jobs.length).toBeGreaterThanOrEqual(8);
		expect((await noticesAfter(app, before)).map(({ kind }) => kind)).toEqual([]);
		expect(await tellAll(app)).toEqual([]);
	});

	it('that was submitted and moved back at once is told as a move back', async () => {
		const app = booted.current;
		const { id: companyId } = await makeCompany(app);
		const assessor = await makeAssessor(app, [companyId]);
		const staged = await assessmentAt(app, 1, { admin, companyId });
		await tellAll(app);
		const { told } = await watch(app, { owner: staged.owner, assessor, admin, colleague });
		await advance(app, staged, 3);
		await moveBack(staged, 2);
		expect(await told()).toEqual({ owner: ['moved_back'] });
	});

	it('of more than a day ago is in the inbox at its time, and no mail', async () => {
		const app = booted.current;
		const { owner } = await startedAssessment(app, { admin });
		app.clock.set(A_DAY_AND_AN_HOUR_LATER);
		await tellAll(app);
		const [row] = await app.deps.db.select().from(notices).where(eq(notices.recipientId, owner.user.id));
		expect(row?.createdAt.toISOString()).toBe(new Date(AFTERNOON).toISOString());
		expect(await app.deps.db.$count(mails, eq(mails.userId, owner.user.id))).toBe(0);
	});
});

/** An application without a result. */
const applied = (paperId: number) => ({
	body: {
		assessment_paper_id: paperId,
		company_name: SECRET,
		client_name: SECRET,
		email: 'visitor@example.com',
		phone: '03-1234-5678',
		message: SECRET,
		has_inquiry_request: true,
		score: null,
		free_category_results: [],
	},
});

describe('the admins', () => {
	it('are told of an application, with nothing that the visitor typed, once for each form', async () => {
		const app = booted.current;
		const { told, next } = await watch(app);
		const { data: paper } = await call<{ id: number }>(app, 'GET', '/free_assessment/paper');
		const { body } = applied(paper.id);
		const send = (more: object = {}) =>
			ok(
				call<{ id: number; certificate_token: string }>(app, 'POST', '/free_assessment/contact', {
					body: { ...body, ...more },
				}),
			);
		const key = '6f1f3c1e-52a8-4b0e-9d0c-7a3f5f0f1aaa';
		await send({ idempotency_key: key });
		const { data } = await send({ idempotency_key: key });
		const rows = await next();
		expect(rows.map(({ recipientId, kind, subjectId }) => [recipientId, kind, subjectId])).toEqual([
			[admin.user.id, 'inquiry', data.id],
			[colleague.user.id, 'inquiry', data.id],
		]);
		expect(JSON.stringify([rows, ...rows.map((row) => noticeWords(row, 'ja'))])).not.toContain(SECRET);
		await send({ contact_id: data.id, certificate_token: data.certificate_token });
		expect(await told()).toEqual({});
	});

	it('get what assessors get where there are none, also where grading failed for good', async () => {
		const app = booted.current;
		const { told } = await watch(app, { admin, colleague });
		const staged = await assessmentAt(app, 3, { admin });
		const both = (...kinds: string[]) => ({ admin: kinds, colleague: kinds });
		expect(await told()).toEqual({
			[staged.owner.user.id]: ['assessment_started'],
			...both('unassigned', 'submitted'),
		});
		const request = () =>
			app.deps.db.execute(sql`update assessment_progresses set grading_requested_at = now(),
				grading_requested_by = ${admin.user.id} where id = ${staged.progress.id}`);
		await request();
		const grading = { progressId: staged.progress.id, round: 1 } as const;
		await giveUpGrading(app.deps, grading);
		await giveUpGrading(app.deps, grading);
		expect(await told()).toEqual(both('grading_failed'));
		await request();
		await giveUpGrading(app.deps, grading);
		await gradeRound(app, staged, 1);
		expect(await told()).toEqual({});
	});

	it('are told once the last assessor of a running assessment is gone, however they went', async () => {
		const app = booted.current;
		const at = async (status: StatusId) => (await assessmentAt(app, status, { admin })).companyId;
		const [one, two, three, four] = [await at(3), await at(4), await at(8), await at(12)];
		const ids = [one, two, three, four, await at(7), await at(13)];
		const [leaving, staying] = [await makeAssessor(app, ids), await makeAssessor(app)];
		await tellAll(app);
		const { next } = await watch(app);
		const companiesTold = async () => {
			const rows = await next();
			expect(rows.filter(({ kind }) => kind !== 'unassigned')).toEqual([]);
			return rows.filter(({ recipientId }) => recipientId === admin.user.id).map(({ companyId }) => companyId);
		};
		await assign(one, [leaving, staying]);
		await assign(one, [staying]);
		expect(await companiesTold()).toEqual([]);
		await assign(one, []);
		expect(await companiesTold()).toEqual([one]);
		await ok(admin.post('/console/bulk/assign', { company_ids: [two], user_ids: [], replaces: true }));
		expect(await companiesTold()).toEqual([two]);
		const { id, name, email } = leaving.user;
		const others = ids.filter((each) => each !== three);
		await ok(admin.put(`/console/admin_users/${id}`, { name, email, company_ids: others }));
		expect(await companiesTold()).toEqual([three]);
		await ok(admin.delete(`/console/admin_users/${id}`));
		expect((await companiesTold()).toSorted((first, last) => Number(first) - Number(last))).toEqual([one, two, four]);
	});

	it('are told once that a company has no assessor, until somebody is assigned, who ends the notice', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		const staged = await startedAssessment(app, { admin });
		const { companyId } = staged;
		await tellAll(app, 3);
		const unassignedOf = async (person: Person) => {
			const { data } = await ok(person.get<Notice[]>('/console/notices'));
			const path = `/console/companies/${companyId}`;
			return data.filter((one) => one.kind === 'unassigned' && one.path === path).length;
		};
		expect(await unassignedOf(admin)).toBe(1);
		const { told } = await watch(app, { admin, colleague, owner: staged.owner });
		await advance(app, staged, 3);
		expect(await told()).toEqual({ admin: ['submitted'], colleague: ['submitted'] });
		await cancelled(app, staged);
		await startedAssessment(app, { admin, companyId });
		expect((await told()).admin).toBeUndefined();
		expect(await unassignedOf(admin)).toBe(1);

		const ways = [
			() => assign(companyId, [assessor]),
			() => ok(admin.post(`/console/admin_users/${assessor.user.id}/assign_company`, { company_ids: [companyId] })),
		];
		for (const way of ways) {
			await way();
			expect([await told(), await unassignedOf(admin), await unassignedOf(colleague)]).toEqual([{}, 0, 0]);
			await assign(companyId, []);
			expect(await told()).toEqual({ admin: ['unassigned'], colleague: ['unassigned'] });
			expect([await unassignedOf(admin), await unassignedOf(colleague)]).toEqual([1, 1]);
		}
	});

	it('hear of it with the next start where the last assessor left between two assessments', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		const staged = await startedAssessment(app, { admin });
		await tellAll(app);
		await cancelled(app, staged);
		await assign(staged.companyId, [assessor]);
		await assign(staged.companyId, []);
		const { told } = await watch(app, { admin, colleague });
		expect(await told()).toEqual({});
		await startedAssessment(app, { admin, companyId: staged.companyId });
		expect((await told()).admin).toEqual(['unassigned']);
	});
});

it('an objection: both sides are told that it was filed and how it ended, and whoever decided it is not', async () => {
	const app = booted.current;
	const staged = await assessmentAt(app, 7, { admin });
	await app.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${staged.progress.paperId}`);
	const { owner, companyId, progress } = staged;
	const assessor = await makeAssessor(app, [companyId]);
	await tellAll(app);
	const { told } = await watch(app, { admin, colleague, owner, assessor });
	const points = (await pointsAt(app, progress.id, [0, 1])).map((point) => ({ ...point, reason: SECRET }));
	const filed = { admin: ['objection_filed'], colleague: ['objection_filed'], assessor: ['objection_filed'] };
	const { data: first } = await ok(fileFor(owner, progress.id, points));
	expect(await told()).toEqual({ ...filed, owner: ['objection_received'] });
	await ok(companyOn(app, owner, first.id).withdraw());
	const kind = ['objection_withdrawn'];
	expect(await told()).toEqual({ admin: kind, colleague: kind, assessor: kind });
	await advance(app, staged, 11);
	await told();
	const { data: second } = await ok(fileFor(owner, progress.id, points));
	await told();
	await ok(staffOn(colleague, second.id).decide([true, false].map((is_upheld) => ({ is_upheld, reason: SECRET }))));
	expect(await told(), 'the moves back have no notice of their own').toEqual({
		owner: ['objection_decided'],
		admin: ['objection_closed'],
		assessor: ['objection_closed'],
	});
	const { data } = await ok(owner.get<Notice[]>('/app/notices'));
	expect(data.some(({ path }) => path === `/app/objections/${second.id}`)).toBe(true);
	expect(JSON.stringify(data)).not.toContain(SECRET);
});

describe('acts over many rows', () => {
	it('tell the admins of a company what waits for them, and their maker of the end', async () => {
		const app = booted.current;
		const staged = await startedAssessment(app, { admin });
		await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
		const { told, next } = await watch(app, { admin, colleague, owner: staged.owner });
		await told();
		const body = { act: 'remind', company_ids: [staged.companyId] };
		const { data } = await ok(admin.post<{ id: number }>('/console/bulk_jobs', body));
		await runBulkJobs(app);
		const notices = await next();
		expect(notices.map(({ kind, recipientId }) => [kind, recipientId])).toEqual([
			['company_reminded', staged.owner.user.id],
			['bulk_ended', admin.user.id],
		]);
		expect(notices.map((notice) => noticePath(notice))).toEqual(['/app/assessment', `/console/bulk/${data.id}`]);
	});
});

it('a member who leaves shared links: the admins of the company are told how many still run', async () => {
	const app = booted.current;
	const staged = await assessmentAt(app, 7, { admin });
	const { owner, companyId, progress } = staged;
	const leaver = await makeCompanyUser(app, { companyId, role: 0 });
	await makeShare(app, leaver, { progressId: progress.id });
	await tellAll(app);
	const { told, next } = await watch(app, { admin, owner });
	await told();
	await ok(owner.delete(`/app/company_users/${leaver.user.id}`));
	const notices = await next();
	expect(notices.map(({ kind, recipientId, data }) => [kind, recipientId, data])).toEqual([
		['share_maker_left', owner.user.id, { name: leaver.user.name, count: 1 }],
	]);
});

it('a second rating: who rates is asked, the first rater is told of its end, and each of what the other says', async () => {
	const app = booted.current;
	await app.deps.db.execute(sql`update users set deactivated_at = now() where area = 'console' and role = 1`);
	const second = await makeAssessor(app);
	app.deps.config.calibrationPercent = 100;
	const staged = await gradedBy(app, admin, { admin });
	app.deps.config.calibrationPercent = 0;
	const id = (await calibrationOf(app, staged))?.id ?? 0;
	await tellAll(app);
	const { told, next } = await watch(app, { admin, second });
	await told();
	const calls = secondCalls(second, id);
	await ok(calls.save(rateSecond((await calls.sheet()).data, 3, SECRET)));
	await ok(calls.complete());
	await ok(second.post(`/console/calibrations/${id}/messages`, { content: SECRET }));
	const notices = await next();
	expect(notices.map(({ kind, recipientId }) => [kind, recipientId])).toEqual([
		['calibration_rated', admin.user.id],
		['calibration_messaged', admin.user.id],
	]);
	expect(notices.map((notice) => noticePath(notice))).toEqual(Array(2).fill(`/console/calibrations/${id}`));
	expect(JSON.stringify(notices)).not.toContain(SECRET);
});

it('gives every text what it says, and tells of every event, in the tests above', async () => {
	const rows = await noticesAfter(booted.current);
	const events = NOTICE_KINDS.filter((kind) => isOptional(kind) && !NOTICES[kind].isReminder);
	expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual(events.toSorted());
	// A re-assessment is not followed by another one.
	const again = rows.filter(({ kind, data }) => kind === 'report_ready' && data.round === 2);
	expect(again.map(missingFrom)).toEqual(again.map(() => ['reassess_by']));
	const others = rows.filter((row) => !again.includes(row));
	expect(others.map((row) => [row.kind, missingFrom(row)]).filter(([, missing]) => missing?.length)).toEqual([]);
});
