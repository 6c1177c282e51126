import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { notices } from '#server/db/tables/notices.ts';
import { remind } from '#server/notices/reminders/run.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import { declareFor, listedInterests, makeInterest, ownInterestsOf } from '#tests/support/assessment/interests.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { call, caller } from '#tests/support/client.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person, unique } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { runJobs } from '#tests/support/reminders/day.ts';

/** Conflicts of interest: what staff declare, confirm and have removed. */

const booted = withApp();
const limited = withApp({ env: { LIMIT_OPEN_PER_ADDRESS: '2' } });
let admin: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

const assignedTo = async (companyId: number): Promise<number[]> => {
	const rows = await booted.current.deps.db
		.select({ id: assessorCompanies.userId })
		.from(assessorCompanies)
		.where(eq(assessorCompanies.companyId, companyId));
	return rows.map(({ id }) => id);
};

const remove = (id: number, who = admin, reason = '関係がなくなった') =>
	who.post(`/console/interests/${id}/remove`, { reason });

describe('declaring a conflict of interest', () => {
	it('names the company by its number or its whole name, whether it is visible or not', async () => {
		const app = booted.current;
		const name = unique('利害 Foods');
		const corporateNumber = '7000012050002';
		const company = await makeCompany(app, { companyName: `株式会社${name}`, corporateNumber });
		await makeCompany(app, { companyName: `${name}販売` });
		for (const key of [
			company.registrationNumber,
			corporateNumber,
			`T${corporateNumber}`,
			name,
			`(株) ${name.replace(' ', '')}`,
		]) {
			const assessor = await makeAssessor(app);
			const declared = await declareFor(assessor, key);
			expect([key, declared.status, declared.message]).toEqual([key, 200, 'Conflict of interest declared.']);
			const own = await ownInterestsOf(assessor);
			expect(own.interests).toMatchObject([
				{ id: declared.data.id, company: { id: null, name: key }, reason: '以前の勤務先' },
			]);
		}
	});

	it('tells nothing of companies by a part of their names', async () => {
		const app = booted.current;
		const name = unique('部分一致物産');
		await makeCompany(app, { companyName: name });
		const assessor = await makeAssessor(app);
		for (const key of [name.slice(0, 4), `${name}販売`, '株式会社', '09-999999', '0000000000000']) {
			const refused = await declareFor(assessor, key);
			expect([key, refused.status, Object.keys(refused.errors)]).toEqual([key, 422, ['company_key']]);
			expect(refused.errors.company_key?.[0]).toContain('There is no company');
		}
		expect((await ownInterestsOf(assessor)).interests).toEqual([]);
	});

	it('shows name and id to admins alone, and never to an assessor who named a number', async () => {
		const app = booted.current;
		const name = unique('他社');
		const company = await makeCompany(app, { companyName: name });
		const [assessor, other] = [await makeAssessor(app), await makeConsoleAdmin(app)];
		await declareFor(assessor, company.registrationNumber);
		const own = await assessor.get('/console/own_interests');
		expect(own.text).not.toContain(name);
		expect(own.text).not.toContain(`"company":{"id":${company.id}`);
		expect((await ownInterestsOf(assessor)).interests[0]?.company.name).toBe(company.registrationNumber);
		await declareFor(other, company.registrationNumber);
		expect((await ownInterestsOf(other)).interests).toMatchObject([{ company: { id: company.id, name } }]);
		expect((await listedInterests(admin, `?company_id=${company.id}`)).map((row) => row.company)).toEqual([
			{ id: company.id, name },
			{ id: company.id, name },
		]);
	});

	it('is limited where companies are named in vain, each person apart', async () => {
		const app = limited.current;
		const company = await makeCompany(app);
		const [assessor, other] = [await makeAssessor(app), await makeAssessor(app)];
		const named = async (person: Person, key: string) => (await declareFor(person, key)).status;
		expect(await named(assessor, '09-999991')).toBe(422);
		expect(await named(assessor, '09-999992')).toBe(422);
		expect(await named(assessor, '09-999993')).toBe(429);
		expect(await named(assessor, company.registrationNumber)).toBe(429);
		for (let hit = 0; hit < 3; hit++) {
			expect(await named(other, (await makeCompany(app)).registrationNumber)).toBe(200);
		}
	});

	it('asks for a number where several companies have the name', async () => {
		const app = booted.current;
		const name = unique('同名商事');
		for (const form of ['株式会社', '有限会社']) await makeCompany(app, { companyName: `${form}${name}` });
		expect((await declareFor(await makeAssessor(app), name)).errors.company_key?.[0]).toContain('Several companies');
	});

	it('is of today or earlier, with a reason, and once', async () => {
		const app = booted.current;
		const { registrationNumber } = await makeCompany(app);
		const today = tokyoDate(app.clock.now());
		const assessor = await makeAssessor(app);
		const later = await declareFor(assessor, registrationNumber, { since: addDays(today, 1) });
		expect([later.status, Object.keys(later.errors)]).toEqual([422, ['since_on']]);
		expect((await declareFor(assessor, registrationNumber, { reason: ' ' })).status).toBe(422);
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => declareFor(assessor, registrationNumber, { since: today })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
	});

	it('ends the assignment, and tells the admins of a company that nobody is left for', async () => {
		const app = booted.current;
		const { companyId } = await startedAssessment(app, { admin });
		const [one, other] = [await makeAssessor(app, [companyId]), await makeAssessor(app, [companyId])];
		const company = (await admin.get<{ registration_number: string }>(`/console/companies/${companyId}`)).data;
		const declared = await declareFor(one, company.registration_number);
		expect(declared).toMatchObject({
			data: { ended_assignment: true },
			message: 'Conflict of interest declared. You are no longer assigned to this company.',
		});
		expect(await assignedTo(companyId)).toEqual([other.user.id]);
		expect((await one.get(`/console/companies/${companyId}`)).status).toBe(404);
		const told = () =>
			app.deps.db.$count(notices, and(eq(notices.kind, 'unassigned'), eq(notices.companyId, companyId)));
		await runJobs(app, { sent: [], isDown: false });
		expect(await told()).toBe(0);
		await declareFor(other, company.registration_number);
		await runJobs(app, { sent: [], isDown: false });
		expect(await told()).toBeGreaterThan(0);
		const [row] = await app.deps.db.select().from(users).where(eq(users.id, one.user.id));
		expect(row?.version).toBe(1);
	});

	it('and being assigned at the same time never leaves both', async () => {
		const app = booted.current;
		for (let round = 0; round < 8; round++) {
			const { id, registrationNumber } = await makeCompany(app);
			const assessor = await makeAssessor(app);
			const byCompany = () => admin.put(`/console/companies/${id}/assessors`, { user_ids: [assessor.user.id] });
			const byAccount = () =>
				admin.post(`/console/admin_users/${assessor.user.id}/assign_company`, { company_ids: [id] });
			const [declared, assigned] = await Promise.all([
				declareFor(assessor, registrationNumber),
				round % 2 === 0 ? byCompany() : byAccount(),
			]);
			expect(declared.status).toBe(200);
			expect([200, 409]).toContain(assigned.status);
			expect(await assignedTo(id)).toEqual([]);
		}
	});

	it('is in the audit log in both languages, and in its workbook', async () => {
		const app = booted.current;
		const company = await makeCompany(app, { companyName: unique('記録工業') });
		const person = await makeConsoleAdmin(app);
		const { data } = await declareFor(person, company.registrationNumber, { since: '2025-04-01' });
		expect((await remove(data.id)).status).toBe(200);
		const read = async (locale: 'ja' | 'en') =>
			(
				await call<AuditEventRow[]>(app, 'GET', `/console/audit_events?company_id=${company.id}`, {
					token: admin.token,
					locale,
				})
			).data
				.filter(({ action }) => action.startsWith('interest.'))
				.map(({ what_happened: said, detail_words: details }) => [said, details]);
		expect(await read('ja')).toEqual([
			[
				`${company.companyName}との利害関係の申告を解除しました。`,
				`申告した人: ${person.user.name}\n理由: 関係がなくなった`,
			],
			[`${company.companyName}との利害関係を申告しました。`, 'いつから: 2025年04月01日\n理由: 以前の勤務先'],
		]);
		expect(await read('en')).toEqual([
			[
				`Removed a declared conflict of interest with ${company.companyName}.`,
				`Declared by: ${person.user.name}\nReason: 関係がなくなった`,
			],
			[`Declared a conflict of interest with ${company.companyName}.`, 'Since: 2025-04-01\nReason: 以前の勤務先'],
		]);
		const { content } = await downloadFile(app, admin.token, `/console/interests/download?company_id=${company.id}`);
		const sheet = (await openWorkbook(content)).worksheets[0];
		expect(sheet?.getRow(2).getCell(1).text).toBe(person.user.name);
		expect(sheet?.getRow(2).getCell(2).text).toBe(company.companyName);
		expect(sheet?.rowCount).toBe(2);
	});
});

describe('removing a declaration', () => {
	it('is for another admin, once, and lets the person be assigned again', async () => {
		const app = booted.current;
		const { id: companyId, registrationNumber } = await makeCompany(app);
		const assessor = await makeAssessor(app, [companyId]);
		const { data } = await declareFor(assessor, registrationNumber);
		const assign = () => admin.put(`/console/companies/${companyId}/assessors`, { user_ids: [assessor.user.id] });
		expect((await assign()).status).toBe(409);
		expect((await remove(data.id, assessor)).status).toBe(403);
		expect((await remove(data.id)).status).toBe(200);
		expect((await remove(data.id)).status).toBe(409);
		expect(await assignedTo(companyId)).toEqual([]);
		expect((await assign()).status).toBe(200);
		expect(await listedInterests(admin, `?company_id=${companyId}&only_standing=true`)).toEqual([]);
		expect(await listedInterests(admin, `?company_id=${companyId}`)).toMatchObject([
			{
				id: data.id,
				user: { name: assessor.user.name },
				removal_reason: '関係がなくなった',
				removed_by: { id: admin.user.id },
			},
		]);
		expect((await declareFor(assessor, registrationNumber)).status).toBe(200);
	});

	it('of the own one is possible only where there is no other admin', async () => {
		const app = booted.current;
		const person = await makeConsoleAdmin(app);
		const id = await makeInterest(app, { userId: person.user.id, companyId: (await makeCompany(app)).id });
		const refused = await remove(id, person);
		expect([refused.status, refused.message]).toEqual([
			409,
			'You cannot remove your own declaration. Please ask another admin.',
		]);
		const others = await app.deps.db
			.update(users)
			.set({ deactivatedAt: app.clock.now() })
			.where(
				and(eq(users.area, 'console'), eq(users.role, 0), isNull(users.deactivatedAt), sql`id <> ${person.user.id}`),
			)
			.returning({ id: users.id });
		try {
			expect((await remove(id, person)).status).toBe(200);
		} finally {
			const ids = others.map((one) => one.id);
			await app.deps.db.update(users).set({ deactivatedAt: null }).where(inArray(users.id, ids));
		}
	});
});

describe('the accounts and the assessors to choose from', () => {
	it('say to admins who has a conflict with which company', async () => {
		const app = booted.current;
		const company = await makeCompany(app);
		const assessor = await makeAssessor(app);
		await makeInterest(app, { userId: assessor.user.id, companyId: company.id });
		type Choice = { id: number; interest_company_ids: number[] };
		const chosen = async (who: Person) =>
			(await who.get<Choice[]>('/console/assessors')).data.find(({ id }) => id === assessor.user.id);
		expect((await chosen(admin))?.interest_company_ids).toEqual([company.id]);
		expect((await chosen(assessor))?.interest_company_ids).toEqual([]);
		type Account = { id: number; interests: object[]; interests_confirmed_at: string | null };
		const account = async () =>
			(await admin.get<Account[]>('/console/admin_users')).data.find(({ id }) => id === assessor.user.id);
		expect(await account()).toMatchObject({
			interests: [{ id: company.id, name: company.companyName }],
			interests_confirmed_at: null,
		});
		expect((await assessor.post('/console/own_interests/confirm')).status).toBe(200);
		expect((await account())?.interests_confirmed_at).not.toBeNull();
	});
});

describe('confirming', () => {
	afterEach(() => booted.current.clock.release());

	const signedInAt = async (instant: string, { user }: Person): Promise<Person> => {
		const app = booted.current;
		app.clock.set(new Date(instant));
		return { ...caller(app, await app.deps.sessions.open(user.id)), user };
	};

	const dueNotices = ({ user }: Person) =>
		booted.current.deps.db
			.select()
			.from(notices)
			.where(and(eq(notices.kind, 'interests_due'), eq(notices.recipientId, user.id), isNull(notices.voidedAt)))
			.orderBy(desc(notices.id));

	it('is reminded of a year after it was done last, every thirty days until it is done again', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app, [], { createdAt: new Date('2029-03-01T01:00:00Z') });
		const days = ['2030-02-28', '2030-03-01', '2030-03-02', '2030-03-30', '2030-03-31', '2030-04-01'];
		const told: [string, number][] = [];
		for (const day of days) {
			app.clock.set(new Date(`${day}T09:30:00+09:00`));
			await remind(app.deps);
			told.push([day, (await dueNotices(assessor)).length]);
		}
		expect(told).toEqual([
			['2030-02-28', 0],
			['2030-03-01', 1],
			['2030-03-02', 1],
			['2030-03-30', 1],
			['2030-03-31', 2],
			['2030-04-01', 2],
		]);
		const then = await signedInAt('2030-04-02T09:30:00+09:00', assessor);
		expect(await ownInterestsOf(then)).toMatchObject({ is_confirmation_due: true, confirm_on: '2030-03-01' });
		expect((await then.post('/console/own_interests/confirm')).status).toBe(200);
		expect(await ownInterestsOf(then)).toMatchObject({ is_confirmation_due: false, confirm_on: '2031-04-02' });
		await remind(app.deps);
		expect(await dueNotices(assessor)).toEqual([]);
		const [event] = await app.deps.db
			.select()
			.from(auditEvents)
			.where(and(eq(auditEvents.action, 'interest.confirmed'), eq(auditEvents.actorId, assessor.user.id)));
		expect(event?.detail).toEqual({ declared: 0 });
	});
});
