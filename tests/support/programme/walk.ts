import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { eraseRows } from '#scripts/company/erase.ts';
import { companies } from '#server/db/tables/companies.ts';
import { startAssessment } from '#server/progresses/start.ts';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { TestApp } from '#tests/support/app.ts';
import { askFor } from '#tests/support/assessment/evidence.ts';
import { fileFor, pointsAt, staffOn } from '#tests/support/assessment/objections.ts';
import { reissue, withdraw } from '#tests/support/assessment/withdrawal.ts';
import { consoleActor, readProgress, type Staged, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { makeInquiry } from '#tests/support/inquiries.ts';
import { advance, gradeAsRated } from '#tests/support/journey.ts';

/** Companies and staff who act at random, so that the programme's figures have something to count. */

const DAY_MS = 86_400_000;

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The small paper with keys, so that several versions have the same questions; the first question is critical. */
export const keyedPaper = (): PaperContents => {
	let number = 0;
	const key = (): string => uuid(++number);
	return smallPaper().map((category) => ({
		...category,
		key: key(),
		sub_categories: category.sub_categories.map((sub) => ({
			...sub,
			key: key(),
			questions: sub.questions.map((question) => ({ ...question, key: key(), is_critical: number === 3 })),
		})),
	}));
};

const ACTS = [
	'advance',
	'advance',
	'advance',
	'advance',
	'advance',
	'advance',
	'back',
	'cancel',
	'object',
	'reissue',
	'ask',
	'plan',
	'profile',
	'erase',
	'visit',
] as const;

export type Act = { act: (typeof ACTS)[number]; company: number; value: number; days: number };

export const anyAct: fc.Arbitrary<Act> = fc.record({
	act: fc.constantFrom(...ACTS),
	company: fc.nat({ max: 9 }),
	value: fc.nat({ max: 999 }),
	days: fc.integer({ min: 0, max: 9 }),
});

const ADDRESSES = ['東京都千代田区1-1', '〒530-0001　大阪府大阪市北区1-1', '北海道札幌市1-1', '不明'];
const INDUSTRIES = ['E09', 'D06', 'P83'];
const EMPLOYEES = [null, 5, 29, 30, 250, 1000];

const profile = (value: number) => ({
	industryCode: INDUSTRIES[value % INDUSTRIES.length] ?? 'E09',
	companyAddress: ADDRESSES[value % ADDRESSES.length] ?? '',
	employeeCount: EMPLOYEES[value % EMPLOYEES.length] ?? null,
});

export type World = {
	app: TestApp;
	companies: Staged[];
	staff: Person[];
	/** Companies whose profile changed, or which were erased, since the facts were last swept. */
	unswept: Set<number>;
};

const newCompany = async (app: TestApp, admin: Person, value: number): Promise<Staged> =>
	startedAssessment(app, { admin, companyId: (await makeCompany(app, profile(value))).id });

export const makeWorld = async (app: TestApp): Promise<World> => {
	const admin = await makeConsoleAdmin(app);
	const staged: Staged[] = [];
	for (let at = 0; at < 10; at++) staged.push(await newCompany(app, admin, at));
	const ids = staged.map(({ companyId }) => companyId);
	const staff = [
		await makeAssessor(app, ids.slice(0, 6)),
		// The last one has nobody.
		await makeAssessor(app, ids.slice(4, 9)),
		await makeAssessor(app, ids.slice(0, 2)),
		await makeAssessor(app),
	];
	return { app, companies: staged, staff, unswept: new Set() };
};

/** Sessions last a day, and the walk years. */
const again = async (app: TestApp, person: Person): Promise<Person> => ({
	...caller(app, await app.deps.sessions.open(person.user.id)),
	user: person.user,
});

/** Gives a sheet answers and ratings that differ from item to item, by several raters. */
const rate = async ({ app, staff }: World, staged: Staged, round: 1 | 2, value: number): Promise<void> => {
	const { db } = app.deps;
	const sheet = sql`(select id from answer_sheets where progress_id = ${staged.progress.id} and round = ${round} and archived_at is null)`;
	await db.execute(sql`
		update answer_contents t set answer = case when (t.id * 31 + ${value}) % 7 = 0 then 3 else 1 end
		from answer_sub_categories a, answer_categories c
		where a.id = t.answer_sub_category_id and c.id = a.category_id and c.sheet_id = ${sheet}`);
	await db.execute(sql`
		update answer_evaluations e set evaluation_rate = (array[3, 3, 2, 1, 3, 0])[1 + (e.id * 7 + ${value}) % 6]
		from answer_contents t, answer_sub_categories a, answer_categories c
		where t.id = e.answer_content_id and a.id = t.answer_sub_category_id and c.id = a.category_id and c.sheet_id = ${sheet}`);
	const raters = sql.raw(`array[${staff.map(({ user }) => user.id).join(', ')}]`);
	await db.execute(sql`
		update answer_sub_categories a set checked_at = now(), rated_at = now(), rated_by = (${raters})[1 + (a.id + ${value}) % 4]
		from answer_categories c where c.id = a.category_id and c.sheet_id = ${sheet}`);
};

const NEXT: Readonly<Record<number, readonly StatusId[]>> = {
	[STATUS.evaluated]: [STATUS.proposed, STATUS.completed],
	[STATUS.completed]: [STATUS.reassessment, STATUS.applied],
};

const moveOn = async (world: World, staged: Staged, value: number): Promise<Staged> => {
	const { app } = world;
	const { status } = staged.progress;
	const ended: readonly number[] = [STATUS.completed, STATUS.recompleted, STATUS.issued, STATUS.cancelled];
	const startsAnew = ended.includes(status) && (status >= STATUS.issued || value % 4 === 0);
	if (startsAnew) {
		const progress = await startAssessment(app.deps, consoleActor(staged.admin), { id: staged.companyId }, null);
		return { ...staged, progress };
	}
	if (status === STATUS.submitted || status === STATUS.reassessment) {
		const round = status === STATUS.submitted ? 1 : 2;
		await rate(world, staged, round, value);
		await gradeAsRated(app, staged, round);
		return staged;
	}
	const choices = NEXT[status] ?? [(status + 1) as StatusId];
	const to = choices[value % choices.length] ?? STATUS.answering;
	return advance(app, staged, to, {
		withoutProposal: to === STATUS.completed && status === STATUS.evaluated,
		withoutReassessment: to === STATUS.applied && status === STATUS.completed,
	});
};

const object = async ({ app }: World, { owner, progress }: Staged): Promise<void> => {
	const filed = await fileFor(owner, progress.id, await pointsAt(app, progress.id, [0]));
	if (filed.status !== 200) return;
	await staffOn(await makeConsoleAdmin(app), filed.data.id).decide([true]);
};

const ask = async ({ admin, owner, progress }: Staged, value: number): Promise<void> => {
	const asked = await askFor(admin, progress.id, { content: '就業規則をお送りください。' });
	if (asked.status !== 200 || value % 3 === 0) return;
	const { id } = asked.data;
	await owner.post(`/app/evidence_requests/${id}/answer`, { content: 'お送りします。' });
	if (value % 3 === 1) await admin.post(`/console/evidence_requests/${id}/return`, { content: '続きもお願いします。' });
};

const plan = async ({ app }: World, { owner, progress }: Staged, value: number): Promise<void> => {
	const now = app.clock.now().toISOString();
	await app.deps.db.execute(sql`
		insert into improvement_actions (progress_id, sub_category_id, decision, measure, target_date, state, saved_at, saved_by)
		select ${progress.id}, s.id, (array['do', 'not'])[1 + (s.id + ${value}) % 2], '手順を定める',
			(${now}::timestamptz at time zone 'Asia/Tokyo')::date - 20 + (s.id * 13 + ${value}) % 40,
			(array['planned', 'done', 'done'])[1 + (s.id + ${value}) % 3], ${now}, ${owner.user.id}
		from paper_sub_categories s join paper_main_categories m on m.id = s.main_category_id where m.paper_id = ${progress.paperId}
		on conflict do nothing`);
};

const erase = async (world: World, at: number, staged: Staged, value: number): Promise<void> => {
	const { app, companies: all, unswept } = world;
	const { deps } = app;
	const { databaseUrl } = deps.config;
	if (!databaseUrl) throw new Error('the tests have a database');
	const { admin, companyId } = staged;
	await eraseRows({ ...deps, config: { ...deps.config, databaseUrl } }, companyId, { evenUnderWay: true });
	unswept.add(companyId);
	all[at] = await newCompany(app, admin, value);
};

const visit = ({ app }: World, { companyId }: Staged, value: number) => {
	const hasApplied = value % 2 === 0;
	return makeInquiry(app, {
		refererId: ['partner', 'stranger', null][value % 3] ?? null,
		score: value % 5 === 0 && hasApplied ? null : value % 101,
		hasInquiryRequest: hasApplied,
		appliedAt: hasApplied ? app.clock.now() : null,
		companyId: hasApplied && value % 4 === 0 ? companyId : null,
		createdAt: app.clock.now(),
	});
};

/** Whether a company still has what an act needs decides whether anything happens: refused acts change nothing. */
export const doAct = async (world: World, { act, company, value, days }: Act): Promise<void> => {
	const { app } = world;
	app.clock.advance(days * DAY_MS);
	const at = company % world.companies.length;
	const known = world.companies[at];
	if (!known) throw new Error('the world has companies');
	// Years pass, and companies may still answer.
	await app.deps.db.execute(
		sql`update assessment_progresses set end_date = '2099-12-31' where id = ${known.progress.id}`,
	);
	const staged: Staged = {
		...known,
		owner: await again(app, known.owner),
		admin: await again(app, known.admin),
		progress: await readProgress(app, known.progress.id),
	};
	const { admin, companyId } = staged;
	switch (act) {
		case 'advance': {
			const moved = await moveOn(world, staged, value);
			const progress = await readProgress(app, moved.progress.id);
			const further = await moveOn(world, { ...moved, progress }, value + 1);
			world.companies[at] = { ...known, progress: further.progress };
			return;
		}
		case 'back':
			await admin.post(`/console/companies/${companyId}/update_status`, { status: 1 + (value % 12) });
			return;
		case 'cancel':
			if (value % 3 === 0) await admin.post(`/console/companies/${companyId}/cancel_assessment`);
			return;
		case 'object':
			return object(world, staged);
		case 'reissue':
			// Refused where there is none, or where it has expired.
			await withdraw(staged);
			if (value % 4 > 0) await reissue(staged, tokyoDate(app.clock.now()));
			return;
		case 'ask':
			return ask(staged, value);
		case 'plan':
			return plan(world, staged, value);
		case 'profile':
			await app.deps.db.update(companies).set(profile(value)).where(eq(companies.id, companyId));
			world.unswept.add(companyId);
			return;
		case 'erase':
			if (value % 4 === 0) await erase(world, at, staged, value);
			return;
		case 'visit':
			await visit(world, staged, value);
	}
};
