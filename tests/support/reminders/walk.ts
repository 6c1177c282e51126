import { eq, sql } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { noticePreferences } from '#server/db/tables/notices.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { Random } from '#tests/drills/support/random.ts';
import { makeCertified } from '#tests/support/assessment/certified.ts';
import { askFor, companyOn, sheetQuestions, staffOn } from '#tests/support/assessment/evidence.ts';
import { answerEverything, publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { type Answer, caller } from '#tests/support/client.ts';
import {
	type MadeUser,
	makeAssessor,
	makeCompanyUser,
	makeConsoleAdmin,
	type Person,
} from '#tests/support/factories.ts';
import { REMINDED } from './facts.ts';

/**
 * A random simulation of companies, their users and staff, who move deadlines, request, answer and withdraw, day by
 * day.
 */

type WalkCompany = { id: number; owner: MadeUser; people: MadeUser[]; certifiedProgress: number | null };

export type Walk = { app: TestApp; random: Random; admin: MadeUser; companies: WalkCompany[] };

/** Texts that no notice and no mail may contain. */
export const MARKERS = ['内部理由の印', '依頼文の印', '回答文の印', '取消理由の印', '記録あり'];
const [INTERNAL = '', ASKED = '', ANSWERED = '', WITHDRAWN = ''] = MARKERS;

/** Days ahead: those on which reminders are sent, and their neighbors. */
const AHEAD = [0, 1, 2, 2, 3, 7, 8, 9, 31];

/** Days until a request is due; mostly the day after tomorrow. */
const DUE_AHEAD = [1, 2, 2, 2, 3];

/** The issue date of a certificate that expires in `days` days. */
const issuedFor = (today: string, days: number): string => addDays(today, days + 1 - 365);

const peopleOf = async (app: TestApp, companyId: number, owner: MadeUser) => {
	const second = await makeCompanyUser(app, { companyId, role: 0 });
	const member = await makeCompanyUser(app, { companyId, role: 1 });
	return [owner, second.user, member.user];
};

/**
 * Two in three companies are answering or being checked; the third has a certificate that expires during the
 * simulation.
 */
export const makeWalk = async (
	app: TestApp,
	random: Random,
	{ companies, days }: { companies: number; days: number },
) => {
	await publishPaper(app, smallPaper());
	const admin = await makeConsoleAdmin(app);
	const assessors = [await makeAssessor(app), await makeAssessor(app)];
	const today = tokyoDate(app.clock.now());
	const made: WalkCompany[] = [];
	for (let n = 0; n < companies; n++) {
		if (n % 3 === 2) {
			const issueDate = issuedFor(today, Math.floor(random.between(8, Math.min(days, 350) + 8)));
			const { companyId, progressId } = await makeCertified(app, { issueDate });
			const { user } = await makeCompanyUser(app, { companyId });
			made.push({
				id: companyId,
				owner: user,
				people: await peopleOf(app, companyId, user),
				certifiedProgress: progressId,
			});
			continue;
		}
		const { companyId, owner } = await startedAssessment(app, { admin });
		const people = await peopleOf(app, companyId, owner.user);
		made.push({ id: companyId, owner: owner.user, people, certifiedProgress: null });
		const assessor = random.pick([...assessors, null]);
		if (assessor) {
			await app.deps.db.execute(
				sql`insert into assessor_companies (user_id, company_id) values (${assessor.user.id}, ${companyId})`,
			);
		}
	}
	return { app, random, admin: admin.user, companies: made } satisfies Walk;
};

const signIn = async (app: TestApp, user: MadeUser): Promise<Person> => ({
	...caller(app, await app.deps.sessions.open(user.id)),
	user,
});

/** @throws unless the call succeeded, or was refused because the assessment has another status by now */
const tried = async (answer: Promise<Answer>): Promise<void> => {
	const { status, text } = await answer;
	if (![200, 409].includes(status)) throw new Error(`the walk stopped: ${status} ${text}`);
};

type Act = (walk: Walk, company: WalkCompany, staff: Person) => Promise<void>;

const newestOf = async ({ app }: Walk, { id }: WalkCompany) => {
	const [progress] = await app.deps.db
		.select()
		.from(assessmentProgresses)
		.where(eq(assessmentProgresses.companyId, id))
		.orderBy(sql`id desc`)
		.limit(1);
	if (!progress) throw new Error('every company of the walk has an assessment');
	return progress;
};

const requestOf = async (walk: Walk, company: WalkCompany) => {
	const { id } = await newestOf(walk, company);
	const rows = await walk.app.deps.db.select().from(evidenceRequests).where(eq(evidenceRequests.progressId, id));
	return rows.length > 0 ? walk.random.pick(rows) : null;
};

const ahead = ({ app, random }: Walk, days = AHEAD): string => addDays(tokyoDate(app.clock.now()), random.pick(days));

const movePeriod: Act = (walk, { id }, staff) =>
	tried(staff.post(`/console/companies/${id}/update_assessment_date`, { start_date: null, end_date: ahead(walk) }));

const movePeriods: Act = async (walk, company, staff) => {
	const { id } = await newestOf(walk, company);
	await tried(staff.post('/console/bulk/period', { ids: [id], start_date: null, end_date: ahead(walk) }));
};

const submit: Act = async (walk, company) => {
	const { id } = await newestOf(walk, company);
	await answerEverything(walk.app, id);
	await tried((await signIn(walk.app, company.owner)).post('/app/assessment'));
};

const moveBack: Act = (_, { id }, staff) =>
	tried(staff.post(`/console/companies/${id}/update_status`, { status: 1, reason: INTERNAL }));

const startAnew: Act = async (_, { id }, staff) => {
	await tried(staff.post(`/console/companies/${id}/cancel_assessment`, { reason: INTERNAL }));
	await tried(staff.post(`/console/companies/${id}/start_assessment`));
};

const ask: Act = async (walk, company, staff) => {
	const { id } = await newestOf(walk, company);
	const questions = await sheetQuestions(walk.app, id, 1);
	const body = {
		content: ASKED,
		due_on: ahead(walk, DUE_AHEAD),
		answer_content_id: walk.random.pick([...questions, null]),
	};
	await tried(askFor(staff, id, body));
};

const answer: Act = async (walk, company) => {
	const request = await requestOf(walk, company);
	if (!request) return;
	await tried(companyOn(walk.app, await signIn(walk.app, company.owner), request.id).answer({ content: ANSWERED }));
};

const decide: Act = async (walk, company, staff) => {
	const request = await requestOf(walk, company);
	if (!request) return;
	const on = staffOn(staff, request.id);
	await tried(walk.random.pick([on.accept, on.withdraw, () => on.return(INTERNAL)])());
};

const withdrawCertificate: Act = async (_, { certifiedProgress }, staff) =>
	certifiedProgress === null
		? undefined
		: tried(staff.post(`/console/certificates/${certifiedProgress}/withdraw`, { reason: WITHDRAWN }));

const ACTS: { weight: number; act: Act }[] = [
	{ weight: 6, act: movePeriod },
	{ weight: 4, act: movePeriods },
	{ weight: 8, act: submit },
	{ weight: 3, act: moveBack },
	{ weight: 1, act: startAnew },
	{ weight: 14, act: ask },
	{ weight: 4, act: answer },
	{ weight: 3, act: decide },
];

/** Random actions of some companies and staff in the course of a day. */
export const actAtRandom = async (walk: Walk, count: number): Promise<void> => {
	const { app, random, companies } = walk;
	const staff = await signIn(app, walk.admin);
	for (let n = 0; n < count; n++) {
		const company = random.pick(companies);
		if (company.certifiedProgress === null) await random.weighted(ACTS).act(walk, company, staff);
		else if (random.chance(0.02)) await withdrawCertificate(walk, company, staff);
	}
};

/** Users leave, change role, switch kinds of notices off and on, and are assigned or unassigned. */
export const changePeople = async ({ app: { deps }, random, companies }: Walk): Promise<void> => {
	const { db } = deps;
	const { id, people } = random.pick(companies);
	const [, second, member] = people;
	if (!second || !member) return;
	const change = random.pick(['leave', 'role', 'off', 'on', 'assign', 'assign', 'release'] as const);
	const kind = random.pick(REMINDED);
	if (change === 'leave')
		await db.update(users).set({ deactivatedAt: deps.clock.now() }).where(eq(users.id, second.id));
	if (change === 'role') await db.update(users).set({ role: 1 }).where(eq(users.id, second.id));
	if (change === 'on') await db.delete(noticePreferences).where(eq(noticePreferences.userId, second.id));
	if (change === 'off') {
		const channel = random.pick(['off', 'inbox'] as const);
		await db.insert(noticePreferences).values({ userId: second.id, kind, channel }).onConflictDoNothing();
	}
	if (change === 'assign' || change === 'release') {
		const assignee = change === 'assign' ? member.id : null;
		await db.execute(sql`
			update answer_sub_categories set assignee_id = ${assignee} where category_id in (
				select c.id from answer_categories c join answer_sheets s on s.id = c.sheet_id
				join assessment_progresses p on p.id = s.progress_id where p.company_id = ${id})`);
	}
};
