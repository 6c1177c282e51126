import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { lastSignIns, users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { mails } from '#server/db/tables/notices.ts';
import { compose } from '#server/notices/mails/compose.ts';
import { htmlText } from '#server/notify/letter.ts';
import { withApp } from '#tests/support/app.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { type Caller, call, caller } from '#tests/support/client.ts';
import { makeCompany, makeCompanyUser, makeConsoleAdmin, PASSWORD, unique } from '#tests/support/factories.ts';
import { composedMail } from '#tests/support/notices/mails.ts';

/** An invitation says who invites, for which company and to what; the list of members says who has come. */

const booted = withApp();
const ofOperator = withApp({ env: { OPERATOR_NAME: '一般社団法人 共生' } });

const HOUR = 60 * 60_000;

afterEach(() => booted.current.clock.release());

type Row = { id: number; last_sign_in_at: string | null; invited_until: string | null };

const membersOf = async (who: Caller): Promise<Row[]> =>
	(await who.get<{ company_users: Row[] }>('/app/company_info')).data.company_users;

const stateOf = async (who: Caller, id: number) => {
	const { last_sign_in_at, invited_until } = (await membersOf(who)).find((row) => row.id === id) ?? {};
	return { last_sign_in_at, invited_until };
};

const invite = async (who: Caller, locale: 'ja' | 'en', role: 0 | 1 = 1) => {
	const email = `${unique('invited')}@example.com`;
	const inLanguage = caller(booted.current, who.token, locale);
	const { data } = await inLanguage.post<{ id: number }>('/app/company_users', { name: '招待 花子', email, role });
	return { id: data.id, email, mail: await composedMail(booted.current, 'password_link', email) };
};

const owned = async () => {
	const { id: companyId } = await makeCompany(booted.current, { companyName: '株式会社若葉フーズ' });
	return makeCompanyUser(booted.current, { companyId, name: '石川 美穂' });
};

describe('the mail of an invitation', () => {
	it('names inviter, company and what is asked, in Japanese and English', async () => {
		const owner = await owned();
		const ja = await invite(owner, 'ja');
		expect(ja.mail?.subject).toBe('【Kyosei】石川 美穂 さん（株式会社若葉フーズ）から招待されました：評価への回答');
		expect(ja.mail?.text).toContain(`株式会社若葉フーズのメンバーとして、あなたのアカウント（${ja.email}）`);
		expect(ja.mail?.text).toContain('担当する分野の設問への回答と、裏付けになる書類の追加です');
		expect(ja.mail?.text).toContain('お手元の連絡先で、石川 美穂 さんにお確かめください');
		const en = await invite(owner, 'en', 0);
		expect(en.mail?.subject).toBe('[Kyosei] 石川 美穂 (株式会社若葉フーズ) invited you: answer the assessment');
		expect(en.mail?.text).toContain('invite colleagues who know more, and submit');
	});

	it('says it as text and as HTML, where names are escaped', async () => {
		const { id: companyId } = await makeCompany(booted.current, { companyName: '<b>若葉</b> & Co.' });
		const owner = await makeCompanyUser(booted.current, { companyId, name: '"石川" <i>' });
		const { email } = await invite(owner, 'ja');
		const [row] = await booted.current.deps.db.select().from(mails).where(eq(mails.address, email));
		const composed = row ? await compose(booted.current.deps, row) : null;
		const html = composed ? htmlText(composed.letter, 'ja') : '';
		expect(html).toContain('&lt;b&gt;若葉&lt;/b&gt; &amp; Co.');
		expect(html).not.toContain('<b>若葉');
	});

	it('by staff names company and operator', async () => {
		const app = ofOperator.current;
		const { id: companyId } = await makeCompany(app, { companyName: '株式会社若葉フーズ' });
		const staff = await makeConsoleAdmin(app);
		const email = `${unique('invited')}@example.com`;
		const inJapanese = caller(app, staff.token, 'ja');
		await inJapanese.post('/console/company_users', { name: '招待 花子', email, company_id: companyId });
		const mail = await composedMail(app, 'password_link', email);
		expect(mail?.subject).toBe('【Kyosei】株式会社若葉フーズのメンバーとして招待されました：評価への回答');
		expect(mail?.text).toContain('Kyoseiを運営する一般社団法人 共生が');
		expect(mail?.text).not.toContain(staff.user.name);
	});

	it('by staff is in the language that the admins of the company used last, and in Japanese where none has come', async () => {
		const app = booted.current;
		const { id: companyId } = await makeCompany(app);
		const staff = await makeConsoleAdmin(app);
		const invitedIn = async (): Promise<(string | undefined)[]> => {
			const email = `${unique('invited')}@example.com`;
			const body = { name: '招待 花子', email, company_id: companyId };
			const { data } = await caller(app, staff.token, 'en').post<{ id: number }>('/console/company_users', body);
			const mail = await composedMail(app, 'password_link', email);
			const [user] = await app.deps.db.select().from(users).where(eq(users.id, data.id));
			return [mail?.subject.includes('招待されました') ? 'ja' : 'en', user?.locale];
		};
		const signedIn = async (locale: 'ja' | 'en') => {
			const { user } = await makeCompanyUser(app, { companyId, locale });
			app.clock.advance(1_000);
			await call(app, 'POST', '/app/login', { body: { email: user.email, password: PASSWORD } });
			return user;
		};
		await makeCompanyUser(app, { companyId, locale: 'en' });
		expect(await invitedIn(), 'an admin who has never signed in').toEqual(['ja', 'ja']);
		const english = await signedIn('en');
		expect(await invitedIn()).toEqual(['en', 'en']);
		await signedIn('ja');
		expect(await invitedIn(), 'the last one').toEqual(['ja', 'ja']);
		app.clock.advance(1_000);
		await call(app, 'POST', '/app/login', { body: { email: english.email, password: PASSWORD } });
		expect(await invitedIn()).toEqual(['en', 'en']);
		await app.deps.db.update(users).set({ role: 1 }).where(eq(users.id, english.id));
		expect(await invitedIn(), 'of admins only').toEqual(['ja', 'ja']);
	});

	it('says the deadline while the company is answering', async () => {
		const { owner, progress } = await startedAssessment(booted.current);
		await booted.current.deps.db
			.update(assessmentProgresses)
			.set({ startDate: '2026-04-01', endDate: '2099-05-31' })
			.where(eq(assessmentProgresses.id, progress.id));
		expect((await invite(owner, 'ja')).mail?.text).toContain('回答期限：2099年05月31日');
	});

	it('is sent again as an invitation until the member has signed in', async () => {
		const owner = await owned();
		const { id, email } = await invite(owner, 'ja');
		await owner.post(`/app/company_users/${id}/send_password_link`);
		expect((await composedMail(booted.current, 'password_link', email))?.subject).toContain('招待されました');
		await booted.current.deps.db.insert(lastSignIns).values({ userId: id, lastSignInAt: new Date() });
		await owner.post(`/app/company_users/${id}/send_password_link`);
		expect((await composedMail(booted.current, 'password_link', email))?.subject).toContain('パスワード設定のご案内');
	});
});

describe('the state of a member', () => {
	it('goes from invited to the last sign-in', async () => {
		const { clock } = booted.current;
		const owner = await owned();
		const told = { name: '伝達 太郎', email: `${unique('told')}@example.com`, password: PASSWORD };
		const { data: never } = await owner.post<{ id: number }>('/app/company_users', told);
		expect(await stateOf(owner, never.id)).toEqual({ last_sign_in_at: null, invited_until: null });

		clock.set(new Date().toISOString());
		const now = clock.now().getTime();
		const { id, email, mail } = await invite(owner, 'en');
		const until = new Date(now + 72 * HOUR).toISOString();
		expect(await stateOf(owner, id)).toEqual({ last_sign_in_at: null, invited_until: until });

		const token = /token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
		const body = { token, password: 'a password of my own' };
		expect((await call(booted.current, 'POST', '/app/set_password', { body })).status).toBe(200);
		expect(await stateOf(owner, id)).toEqual({ last_sign_in_at: null, invited_until: null });
		const login = { email, password: body.password };
		expect((await call(booted.current, 'POST', '/app/login', { body: login })).status).toBe(200);
		const came = { last_sign_in_at: new Date(now).toISOString(), invited_until: null };
		expect(await stateOf(owner, id)).toEqual(came);
		clock.advance(HOUR);
		expect((await call(booted.current, 'POST', '/app/login', { body: login })).status).toBe(200);
		expect((await stateOf(owner, id)).last_sign_in_at).toBe(new Date(now + HOUR).toISOString());
	});

	it('is not shown to members, and shown to staff', async () => {
		const owner = await owned();
		const { companyId } = owner.user;
		const member = await makeCompanyUser(booted.current, { companyId, role: 1 });
		const { id } = await invite(owner, 'en');
		expect((await stateOf(owner, id)).invited_until).not.toBeNull();
		const seen = await membersOf(member);
		expect(seen).toHaveLength(3);
		for (const row of seen) {
			expect([row.last_sign_in_at, row.invited_until]).toEqual([null, null]);
		}
		const staff = await makeConsoleAdmin(booted.current);
		const detail = await staff.get<{ company_users: Row[] }>(`/console/companies/${companyId}`);
		expect(detail.data.company_users.find((row) => row.id === id)?.invited_until).not.toBeNull();
	});
});
