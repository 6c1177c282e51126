import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { newCompanyForm } from '#tests/support/companies.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, PASSWORD, unique } from '#tests/support/factories.ts';
import { forgottenMail } from '#tests/support/notices/mails.ts';

/** Emails are found and unique in every spelling: full width, and domains in ASCII or Unicode. */

const booted = withApp();

/** Three spellings of a new address. */
const newSpellings = () => {
	const local = unique('taro');
	return { unicode: `${local}@例え.jp`, ascii: `${local}@xn--r8jz45g.jp`, wide: `${local}＠例え。ｊｐ` };
};

const makeUserOf = (email: string) => makeCompanyUser(booted.current, { email });

/** Whose session the password opens; null for a refusal. */
const signedIn = async (email: string, area: 'app' | 'console' = 'app'): Promise<string | null> => {
	const body = { email, password: PASSWORD };
	const answer = await call<{ user: { name: string } }>(booted.current, 'POST', `/${area}/login`, { body });
	return answer.status === 200 ? answer.data.user.name : null;
};

const TAKEN = {
	email: 'This email is already in use.',
	user_email: 'This administrator email is already in use.',
} as const;

describe('a sign-in', () => {
	it.each(['unicode', 'ascii'] as const)(
		'finds the account in every spelling of its email, stored in %s',
		async (stored) => {
			const spellings = newSpellings();
			const { user } = await makeUserOf(spellings[stored]);
			for (const typed of Object.values(spellings)) {
				expect([typed, await signedIn(typed)]).toEqual([typed, user.name]);
				expect([typed, await signedIn(typed.toUpperCase())]).toEqual([typed, user.name]);
			}
			expect(await signedIn(spellings.unicode, 'console')).toBeNull();
		},
	);

	it('takes full width for what it is', async () => {
		const local = unique('hanako');
		const { user } = await makeUserOf(`${local}@example.com`);
		const wide = `${local}@example.com`.replace(/[!-~]/g, (narrow) =>
			String.fromCharCode(narrow.charCodeAt(0) + 0xfee0),
		);
		expect(await signedIn(wide)).toBe(user.name);
		expect(await signedIn(`　${wide.replace('．', '。')}　`)).toBe(user.name);
	});

	it('finds the account that is stored as it is typed where former versions stored two, and else none', async () => {
		const { unicode, ascii, wide } = newSpellings();
		const [one, other] = [await makeUserOf(unicode), await makeUserOf(ascii)];
		expect(await signedIn(unicode)).toBe(one.user.name);
		expect(await signedIn(wide)).toBe(one.user.name);
		expect(await signedIn(ascii)).toBe(other.user.name);
		const third = `${unicode.split('@')[0]}@BÜCHER.de`;
		const [two, ofTwo] = [
			await makeUserOf(third.toLowerCase()),
			await makeUserOf(third.replace('BÜCHER', 'xn--bcher-kva')),
		];
		expect(await signedIn(third)).toBe(two.user.name);
		await booted.current.deps.db
			.update(users)
			.set({ email: third.replace('Ü', 'U\u0308') })
			.where(eq(users.id, two.user.id));
		expect(await signedIn(third), 'stored decomposed, which no version has done').toBe(ofTwo.user.name);
	});

	it('counts failures of all spellings together', async () => {
		const { unicode, ascii, wide } = newSpellings();
		await makeUserOf(unicode);
		const statuses: number[] = [];
		for (const email of [unicode, ascii, wide, unicode, ascii, wide]) {
			const body = { email, password: 'not the one' };
			statuses.push((await call(booted.current, 'POST', '/app/login', { body })).status);
		}
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
	});
});

it('a forgotten password is mailed to the stored address, in whatever spelling it was asked for', async () => {
	const { unicode, ascii, wide } = newSpellings();
	await makeUserOf(unicode);
	for (const typed of [ascii, wide]) {
		await call(booted.current, 'POST', '/app/forgot_password', { body: { email: typed } });
		expect((await forgottenMail(booted.current, 'password_reset', typed))?.to).toBeUndefined();
		expect((await forgottenMail(booted.current, 'password_reset', unicode))?.to).toBe(unicode);
	}
});

type Sent = Promise<{ status: number; errors: Record<string, string[]> }>;

/** Every call that gives an account an email: its field, the area, and how it is made. */
const WRITES: Record<string, ['email' | 'user_email', 'app' | 'console', (email: string) => Sent]> = {
	'a member added by the company': [
		'email',
		'app',
		async (email) => (await makeCompanyUser(booted.current)).post('/app/company_users', { name: 'x', email }),
	],
	'a member edited by the company': [
		'email',
		'app',
		async (email) => {
			const owner = await makeCompanyUser(booted.current);
			const { user } = await makeCompanyUser(booted.current, { companyId: owner.user.companyId });
			return owner.put(`/app/company_users/${user.id}`, { name: 'x', email });
		},
	],
	'one’s own': [
		'email',
		'app',
		async (email) =>
			(await makeCompanyUser(booted.current)).post('/app/company_users/profile/update', { name: 'x', email }),
	],
	'the first admin of a company': [
		'user_email',
		'app',
		async (email) =>
			(await makeConsoleAdmin(booted.current)).post('/console/companies', newCompanyForm({ user_email: email })),
	],
	'an account of the console': [
		'email',
		'console',
		async (email) => (await makeConsoleAdmin(booted.current)).post('/console/admin_users', { name: 'x', email }),
	],
	'an edited account of the console': [
		'email',
		'console',
		async (email) => {
			const admin = await makeConsoleAdmin(booted.current);
			const { user } = await makeAssessor(booted.current);
			return admin.put(`/console/admin_users/${user.id}`, { name: 'x', email });
		},
	],
};

describe('a new email', () => {
	it.each(Object.entries(WRITES))('for %s is refused if another account has it in any spelling', async (_, write) => {
		const [field, area, send] = write;
		const make = area === 'app' ? makeCompanyUser : makeConsoleAdmin;
		for (const stored of ['unicode', 'ascii'] as const) {
			const spellings = newSpellings();
			await make(booted.current, { email: spellings[stored] });
			for (const typed of Object.values(spellings)) {
				const answer = await send(typed);
				expect([typed, answer.status, answer.errors]).toEqual([typed, 422, { [field]: [TAKEN[field]] }]);
			}
		}
		const { wide, unicode } = newSpellings();
		await (area === 'app' ? makeConsoleAdmin : makeCompanyUser)(booted.current, { email: unicode });
		await make(booted.current, { email: unicode, deactivatedAt: booted.current.clock.now() });
		expect((await send(wide)).status, 'in the other area, or of a deleted account').toBe(200);
		const active = and(eq(users.email, unicode), eq(users.area, area), isNull(users.deactivatedAt));
		expect(await booted.current.deps.db.$count(users, active), 'stored narrow').toBe(1);
	});

	it('is given to one of many that are added at once in several spellings', async () => {
		const owner = await makeCompanyUser(booted.current);
		const { unicode, ascii, wide } = newSpellings();
		const answers = await Promise.all(
			[unicode, ascii, wide, unicode, ascii, wide].map((email) =>
				owner.post('/app/company_users', { name: 'x', email, password: PASSWORD }),
			),
		);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
	});

	it('may be another spelling of one’s own; doubles of former versions are edited as before', async () => {
		const { unicode, ascii } = newSpellings();
		const owner = await makeUserOf(unicode);
		const changed = await owner.post('/app/company_users/profile/update', { name: 'x', email: ascii });
		expect(changed.status).toBe(200);
		const [one, other] = [newSpellings(), await makeCompanyUser(booted.current)];
		await makeUserOf(one.ascii);
		const { user } = await makeCompanyUser(booted.current, { companyId: other.user.companyId, email: one.unicode });
		const edited = await other.put(`/app/company_users/${user.id}`, { name: '改名', email: one.unicode });
		expect(edited.status).toBe(200);
	});

	it.each(['太郎@example.com', 'taro..yamada@example.com', 'taro@example', 'taro@1.2', 'taro@@example.com'])(
		'%s is none',
		async (email) => {
			const owner = await makeCompanyUser(booted.current);
			const answer = await owner.post('/app/company_users', { name: 'x', email });
			expect([answer.status, answer.errors]).toEqual([
				422,
				{ email: ['The email field must be a valid email address.'] },
			]);
		},
	);

	it('of docomo and ezweb may have the dots that they gave out', async () => {
		const owner = await makeCompanyUser(booted.current);
		for (const domain of ['docomo.ne.jp', 'ezweb.ne.jp']) {
			const email = `${unique('taro')}..yamada.@${domain}`;
			expect((await owner.post('/app/company_users', { name: 'x', email, password: PASSWORD })).status).toBe(200);
			expect(await signedIn(email)).toBe('x');
		}
	});
});
