import { describe, expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { callRest, callTrpc, type ProcedureResult } from '#tests/support/calls/procedures.ts';
import { companyForm, newCompanyForm } from '#tests/support/companies.ts';
import {
	makeAssessor,
	makeCompany,
	makeCompanyUser,
	makeConsoleAdmin,
	type Person,
	unique,
} from '#tests/support/factories.ts';

/** Two people who edit one company, member or account: the second is told, and nothing is overwritten. */

const booted = withApp();

type Saved = { version: number; saved_at: string | null; saved_by: string | null };
type Row = Saved & { id: number; [field: string]: unknown };

/** A form that two people have open. */
type Open = {
	first: Person;
	second: Person;
	/** What the call that loads the form answers for it. */
	load: () => Promise<Row>;
	/** The input of a save. */
	input: (name: string) => Record<string, unknown>;
	/** The field that `input` names. */
	field: string;
};

type Form = { title: string; save: string; open: (app: TestApp) => Promise<Open> };

const rowIn = <T extends { id: number }>(rows: readonly T[], id: number): T => {
	const row = rows.find((one) => one.id === id);
	if (!row) throw new Error(`no row ${id}`);
	return row;
};

const memberOf = async (reader: Person, path: string, id: number): Promise<Row> => {
	const { data } = await reader.get<{ company_users: Row[] }>(path);
	return rowIn(data.company_users, id);
};

const accountOf = async (reader: Person, id: number): Promise<Row> =>
	rowIn((await reader.get<Row[]>('/console/admin_users')).data, id);

const personInput = (id: number) => (name: string) => ({ id, name, email: `${unique('edited')}@example.com` });

const FORMS: Form[] = [
	{
		title: "a company's profile in its own area",
		save: 'app.company.update',
		open: async (app) => {
			const first = await makeCompanyUser(app);
			const second = await makeCompanyUser(app, { companyId: Number(first.user.companyId), role: 1 });
			return {
				first,
				second,
				field: 'company_name',
				load: async () => (await second.get<Row>('/app/company_info')).data,
				input: (name) => companyForm({ company_name: name }),
			};
		},
	},
	{
		title: "a company's profile in the console",
		save: 'console.companies.update',
		open: async (app) => {
			const { id } = await makeCompany(app);
			const [first, second] = [await makeConsoleAdmin(app), await makeAssessor(app, [id])];
			return {
				first,
				second,
				field: 'company_name',
				load: async () => (await second.get<Row>(`/console/companies/${id}`)).data,
				input: (name) => ({ id, ...companyForm({ company_name: name }) }),
			};
		},
	},
	{
		title: 'a member in the company area',
		save: 'app.members.edit',
		open: async (app) => {
			const first = await makeCompanyUser(app);
			const companyId = Number(first.user.companyId);
			const second = await makeCompanyUser(app, { companyId });
			const { id } = (await makeCompanyUser(app, { companyId, role: 1 })).user;
			const load = () => memberOf(second, '/app/company_info', id);
			return { first, second, field: 'name', load, input: personInput(id) };
		},
	},
	{
		title: 'a member in the console',
		save: 'console.companyUsers.edit',
		open: async (app) => {
			const { id, companyId } = (await makeCompanyUser(app)).user;
			const [first, second] = [await makeConsoleAdmin(app), await makeAssessor(app, [Number(companyId)])];
			const load = () => memberOf(second, `/console/companies/${companyId}`, id);
			return { first, second, field: 'name', load, input: personInput(id) };
		},
	},
	{
		title: 'an account of the console',
		save: 'console.adminUsers.edit',
		open: async (app) => {
			const [first, second] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
			const { id } = (await makeAssessor(app)).user;
			return { first, second, field: 'name', load: () => accountOf(second, id), input: personInput(id) };
		},
	},
];

const OPERATIONS = new Map(listOperations(operations).map(({ name, operation }) => [name, operation]));

const TRANSPORTS = ['REST', 'tRPC'] as const;

const send = (
	over: (typeof TRANSPORTS)[number],
	name: string,
	{ token }: Person,
	input: Record<string, unknown>,
): Promise<ProcedureResult> => {
	const app = booted.current;
	const operation = OPERATIONS.get(name);
	if (!operation) throw new Error(`no call ${name}`);
	const options = { token, input };
	return over === 'REST' ? callRest(app, operation, options) : callTrpc(app, name, operation, options);
};

describe.each(FORMS.flatMap((form) => TRANSPORTS.map((over) => ({ ...form, over }))))(
	'$title, over $over',
	({ save, open, over }) => {
		it('tells the second of two who saved, and when, and changes nothing', async () => {
			const { first, second, load, input, field } = await open(booted.current);
			const opened = await load();
			expect(opened).toMatchObject({ version: 0, saved_at: null, saved_by: null });

			const theirs = unique('先の保存');
			expect(await send(over, save, first, { ...input(theirs), version: opened.version })).toMatchObject({
				status: 200,
				data: null,
			});
			const mine = { ...input(unique('後の保存')), version: opened.version };
			const refused = await send(over, save, second, mine);
			expect(refused).toMatchObject({ status: 409, errors: null });
			expect(refused.message).toMatch(new RegExp(`^${first.user.name} updated this at \\d\\d:\\d\\d`));
			const stored = await load();
			expect(stored).toMatchObject({
				[field]: theirs,
				version: 1,
				saved_by: first.user.name,
				saved_at: expect.stringMatching(/Z$/),
			});

			expect((await send(over, save, second, { ...mine, version: stored.version })).status).toBe(200);
			expect(await load()).toMatchObject({ [field]: mine[field as keyof typeof mine], version: 2 });
		});

		it('saves one of two simultaneous saves of one version', async () => {
			const { first, second, load, input } = await open(booted.current);
			const saves = [first, second].map((person) => send(over, save, person, { ...input(unique('同時')), version: 0 }));
			expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
			expect((await load()).version).toBe(1);
		});

		it('lets the last write win for a client that sends no version', async () => {
			const { first, second, load, input, field } = await open(booted.current);
			const last = unique('最後の保存');
			expect((await send(over, save, first, { ...input(unique('先の保存')), version: 0 })).status).toBe(200);
			expect((await send(over, save, second, input(last))).status).toBe(200);
			expect(await load()).toMatchObject({ [field]: last, version: 2, saved_by: second.user.name });
		});

		it('refuses what is no version', async () => {
			const { first, load, input } = await open(booted.current);
			for (const version of [-1, 1.5, '0', null]) {
				const { status, errors } = await send(over, save, first, { ...input(unique('保存')), version });
				expect([status, Object.keys(errors ?? {})]).toEqual([422, ['version']]);
			}
			expect((await load()).version).toBe(0);
		});
	},
);

describe('the companies of an assessor', () => {
	it.each(TRANSPORTS)('belong to the version of the account, over %s', async (over) => {
		const app = booted.current;
		const [first, second] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		const [one, other] = [(await makeCompany(app)).id, (await makeCompany(app)).id];
		const { id } = (await makeAssessor(app)).user;
		const assign = (person: Person, ids: number[], version?: number) =>
			send(over, 'console.adminUsers.assignCompany', person, {
				id,
				company_ids: ids,
				...(version === undefined ? {} : { version }),
			});
		expect((await assign(first, [one], 0)).status).toBe(200);
		expect((await assign(second, [other], 0)).status).toBe(409);
		expect(await accountOf(second, id)).toMatchObject({
			version: 1,
			saved_by: first.user.name,
			companies: [{ id: one }],
		});
		const edit = { ...personInput(id)('改名'), company_ids: [], version: 0 };
		expect((await send(over, 'console.adminUsers.edit', second, edit)).status).toBe(409);
		expect((await assign(second, [other])).status).toBe(200);
		expect(await accountOf(second, id)).toMatchObject({ version: 2, companies: [{ id: other }] });
	});

	it('that they register themselves count too', async () => {
		const app = booted.current;
		const [admin, assessor] = [await makeConsoleAdmin(app), await makeAssessor(app)];
		const { id } = assessor.user;
		const registered = await assessor.post<{ id: number }>('/console/companies', newCompanyForm());
		const stale = await admin.post(`/console/admin_users/${id}/assign_company`, { company_ids: [], version: 0 });
		expect(stale.status).toBe(409);
		expect(await accountOf(admin, id)).toMatchObject({ version: 1, companies: [{ id: registered.data.id }] });
	});
});

describe('the version of a form', () => {
	it('of a member or an account stays at a new password, a sign-in and a sign-out', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const member = await makeCompanyUser(app);
		const assessor = await makeAssessor(app);
		const edited = personInput(member.user.id)('改名');
		expect((await admin.put(`/console/company_users/${edited.id}`, edited)).status).toBe(200);
		const state = async () => {
			const inCompany = await memberOf(admin, `/console/companies/${member.user.companyId}`, edited.id);
			return [inCompany, await accountOf(admin, assessor.user.id)];
		};
		const before = await state();
		app.clock.advance(60_000);
		const password = { password: 'another long password' };
		const writes = [
			admin.post(`/console/company_users/${edited.id}/reset_password`, password),
			admin.post(`/console/admin_users/${assessor.user.id}/reset_password`, password),
			admin.post('/app/login', { email: edited.email, ...password }),
		];
		expect((await Promise.all(writes)).map(({ status }) => status)).not.toContain(409);
		expect(await state()).toEqual(before);
	});

	it('of a company stays at a change of its assessment', async () => {
		const app = booted.current;
		const { owner } = await startedAssessment(app);
		expect((await owner.get<Saved>('/app/company_info')).data.version).toBe(0);
	});
});
