import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shippedPhrases } from '#scripts/seed/phrases/all.ts';
import { undoTokenOf } from '#server/accounts/undo-token.ts';
import { emailChanges } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { comingPapers, papers } from '#server/db/tables/papers.ts';
import { recordPausedDrafts } from '#server/papers/unaudited.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import { addDays, tokyoDate, wordedDate } from '#shared/dates.ts';
import { makePasskeyRow } from '#tests/support/accounts/second-factor.ts';
import { withApp } from '#tests/support/app.ts';
import { smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { type Answer, call, caller } from '#tests/support/client.ts';
import { companyForm, newCompanyForm } from '#tests/support/companies.ts';
import {
	makeAssessor,
	makeCompany,
	makeCompanyUser,
	makeConsoleAdmin,
	PASSWORD,
	type Person,
	unique,
} from '#tests/support/factories.ts';
import { importWorkbook, regularWorkbook } from '#tests/support/files/workbooks.ts';
import { makeInquiry } from '#tests/support/inquiries.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { makeShare } from '#tests/support/shares.ts';
import { WITH_VALUES } from '#tests/support/texts/audited-writes.ts';
import { makePhrase } from '#tests/support/whole-world.ts';

/** What each write leaves in the audit log, read through the door, in both languages. */

const booted = withApp();

const AUDIT = '/console/audit_events';
/** Within a year from whenever the tests run. */
const SHARED_UNTIL = addDays(tokyoDate(new Date()), 30);
const PAPERS = '/console/assessment_papers';

const done = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
	const { status, text, data } = await answer;
	if (status !== 200) throw new Error(`${status} ${text}`);
	return data;
};

type Line = readonly [label: string, from: string | null, to: string | null];
type Wanted = { ja: readonly Line[]; en: readonly Line[] };

const member = (values: Record<string, unknown> = {}) => ({
	name: '新人 花子',
	name_kana: 'シンジン ハナコ',
	email: `${unique('changed')}@example.com`,
	phone_number: '03-1234-5678',
	position: '主任',
	department: '人事部',
	role: 1,
	...values,
});

const paperOf = (content: string) => {
	const [category, ...others] = smallPaper();
	return category ? [{ ...category, content }, ...others] : [];
};

/** Leaves a draft of the small paper. */
const draft = async (admin: Person, content = '大項目1'): Promise<void> => {
	await booted.current.deps.db.delete(papers).where(eq(papers.isPublished, false));
	await done(admin.post(PAPERS, { is_premium: true, is_published: false, main_categories: paperOf(content) }));
};

const COMING_DAY = '2999-04-01';

/** Leaves the small paper to be published on a day to come. */
const scheduled = async (admin: Person): Promise<void> => {
	await booted.current.deps.db.delete(comingPapers);
	await draft(admin);
	await done(admin.post(`${PAPERS}/coming`, { is_premium: true, publish_on: COMING_DAY }));
};

const renamedMember = async (by: 'app' | 'console'): Promise<Wanted> => {
	const app = booted.current;
	const owner = await makeCompanyUser(app);
	const { user } = await makeCompanyUser(app, { companyId: owner.user.companyId, name: '前の名', role: 1 });
	const person = by === 'app' ? owner : await makeConsoleAdmin(app);
	const { email } = user;
	const same = { name_kana: '', phone_number: '', position: '', department: '', email };
	await done(person.put(`/${by}/company_users/${user.id}`, { ...same, name: '後の名', role: 0 }));
	return {
		ja: [
			['氏名', '前の名', '後の名'],
			['権限', 'メンバー', '管理者'],
		],
		en: [
			['Name', '前の名', '後の名'],
			['Role', 'Member', 'Admin'],
		],
	};
};

const addedMember = async (by: 'app' | 'console'): Promise<Wanted> => {
	const app = booted.current;
	const owner = await makeCompanyUser(app);
	const person = by === 'app' ? owner : await makeConsoleAdmin(app);
	const body = member({ password: 'a secret that was typed' });
	await done(
		person.post(`/${by}/company_users`, { ...body, ...(by === 'app' ? {} : { company_id: owner.user.companyId }) }),
	);
	return {
		ja: [
			['氏名', null, '新人 花子'],
			['氏名（カナ）', null, 'シンジン ハナコ'],
			['メールアドレス', null, body.email],
			['電話番号', null, '03-1234-5678'],
			['部署', null, '人事部'],
			['役職', null, '主任'],
			['権限', null, 'メンバー'],
		],
		en: [
			['Name', null, '新人 花子'],
			['Name (kana)', null, 'シンジン ハナコ'],
			['Email', null, body.email],
			['Phone number', null, '03-1234-5678'],
			['Department', null, '人事部'],
			['Position', null, '主任'],
			['Role', null, 'Member'],
		],
	};
};

const deletedMember = async (by: 'app' | 'console'): Promise<Wanted> => {
	const app = booted.current;
	const owner = await makeCompanyUser(app);
	const { user } = await makeCompanyUser(app, { companyId: owner.user.companyId, role: 1 });
	const person = by === 'app' ? owner : await makeConsoleAdmin(app);
	await done(person.delete(`/${by}/company_users/${user.id}`));
	return {
		ja: [
			['氏名', user.name, null],
			['メールアドレス', user.email, null],
			['権限', 'メンバー', null],
		],
		en: [
			['Name', user.name, null],
			['Email', user.email, null],
			['Role', 'Member', null],
		],
	};
};

const changedCompany = async (by: 'app' | 'console'): Promise<Wanted> => {
	const app = booted.current;
	const admin = await makeConsoleAdmin(app);
	const form = newCompanyForm({ homepage_url: 'https://before.example/' });
	const { id } = await done(admin.post<{ id: number }>('/console/companies', form));
	const owner = await makeCompanyUser(app, { companyId: id });
	const changed = companyForm({
		company_name: form.company_name,
		homepage_url: 'https://before.example/',
		ceo_name: '髙﨑 次郎',
		established_date: '1986-05-01',
		is_listed: false,
		employee_count: 1300,
	});
	if (by === 'app') await done(owner.post('/app/company', changed));
	else await done(admin.put(`/console/companies/${id}`, { ...changed, industry_code: 'D06' }));
	const industry: Record<'ja' | 'en', Line[]> =
		by === 'app'
			? { ja: [], en: [] }
			: {
					ja: [
						['登録番号', expect.stringMatching(/^09-\d{6}$/) as string, expect.stringMatching(/^06-\d{6}$/) as string],
						['業種', '食料品製造業', '総合工事業'],
					],
					en: [
						[
							'Registration number',
							expect.stringMatching(/^09-\d{6}$/) as string,
							expect.stringMatching(/^06-\d{6}$/) as string,
						],
						['Industry', expect.any(String) as string, expect.any(String) as string],
					],
				};
	return {
		ja: [
			...industry.ja,
			['代表者名', '髙﨑 一郎', '髙﨑 次郎'],
			['設立日', '1985年04月01日', '1986年05月01日'],
			['上場区分', '上場', '非上場'],
			['従業員数', '1,200', '1,300'],
		],
		en: [
			...industry.en,
			['Representative', '髙﨑 一郎', '髙﨑 次郎'],
			['Established date', '1985-04-01', '1986-05-01'],
			['Listing', 'Listed', 'Not listed'],
			['Employees', '1,200', '1,300'],
		],
	};
};

const assigned = async (change: (admin: Person, ids: { company: number; user: number }) => Promise<unknown>) => {
	const app = booted.current;
	const admin = await makeConsoleAdmin(app);
	const { id } = await makeCompany(app);
	const before = await makeAssessor(app, [id]);
	const { user } = await makeAssessor(app);
	await change(admin, { company: id, user: user.id });
	return {
		ja: [['担当評価員', before.user.name, user.name]] as Line[],
		en: [['Assessors', before.user.name, user.name]] as Line[],
	};
};

const newPeriod = async (
	change: (staged: Awaited<ReturnType<typeof startedAssessment>>, dates: object) => Promise<unknown>,
): Promise<Wanted> => {
	const staged = await startedAssessment(booted.current);
	await booted.current.deps.db.execute(
		sql`update assessment_progresses set start_date = '2026-04-01', end_date = '2026-04-30' where id = ${staged.progress.id}`,
	);
	await change(staged, { start_date: '2026-05-01', end_date: '2026-05-31' });
	return {
		ja: [
			['開始日', '2026年04月01日', '2026年05月01日'],
			['終了日', '2026年04月30日', '2026年05月31日'],
		],
		en: [
			['Start date', '2026-04-01', '2026-05-01'],
			['End date', '2026-04-30', '2026-05-31'],
		],
	};
};

const account = async (values: { role?: number } = {}) => {
	const app = booted.current;
	const [one, other] = [await makeCompany(app), await makeCompany(app)];
	const { user } = await makeAssessor(app, [one.id], values);
	return { admin: await makeConsoleAdmin(app), user, one, other };
};

const setPreference = async (person: Person): Promise<Wanted> => {
	const kind = person.user.area === 'app' ? 'report_ready' : 'submitted';
	await done(person.put(`/${person.user.area}/notice_preferences`, { kind, channel: 'off' }));
	const name = kind === 'report_ready' ? '評価レポートの完成' : '回答の提出';
	return {
		ja: [[name, 'メールと画面', '受け取らない']],
		en: [[expect.any(String) as string, 'Email and screen', 'Off']],
	};
};

const setLocale = async (person: Person): Promise<Wanted> => {
	await done(person.put(`/${person.user.area}/me/locale`, { locale: 'en' }));
	return { ja: [['メールの言語', '日本語', '英語']], en: [['Language of emails', 'Japanese', 'English']] };
};

const renamedPasskey = async (person: Person): Promise<Wanted> => {
	const id = await makePasskeyRow(booted.current, person.user.id);
	await booted.current.deps.db.execute(sql`update passkeys set name = '前の機器' where id = ${id}`);
	await done(person.put(`/${person.user.area}/second_factor/passkeys/${id}`, { name: '後の機器' }));
	return { ja: [['パスキー', '前の機器', '後の機器']], en: [['Passkey', '前の機器', '後の機器']] };
};

const phraseOf = async (isShared: boolean, what: 'add' | 'edit' | 'delete'): Promise<Wanted> => {
	const app = booted.current;
	const admin = await makeConsoleAdmin(app);
	const path = isShared ? '/console/shared_phrases' : '/console/phrases';
	const before = '前の文。';
	const id = what === 'add' ? 0 : await makePhrase(app, isShared ? null : admin.user.id);
	await app.deps.db.execute(sql`update phrases set content = ${before} where id = ${id}`);
	const after = '改善の余地があります。'.repeat(20);
	const shown: Record<'ja' | 'en', string> = {
		ja: `${after.slice(0, 200)}…（全220文字）`,
		en: `${after.slice(0, 200)}… (220 characters in all)`,
	};
	if (what === 'add') await done(admin.post(path, { content: after }));
	if (what === 'edit') await done(admin.put(`${path}/${id}`, { content: after, grade_band: 'B' }));
	if (what === 'delete') await done(admin.delete(`${path}/${id}`));
	const lines = (locale: 'ja' | 'en', [content, grade]: [string, string]): Line[] => [
		[content, what === 'add' ? null : before, what === 'delete' ? null : shown[locale]],
		...(what === 'edit' ? [[grade, null, 'B'] as Line] : []),
	];
	return { ja: lines('ja', ['内容', '対象の評価']), en: lines('en', ['Content', 'For the grade']) };
};

const CASES: Readonly<Record<string, () => Promise<Wanted>>> = {
	'app.secondFactor.renamePasskey': async () => renamedPasskey(await makeCompanyUser(booted.current)),
	'app.session.updateProfile': async () => {
		const person = await makeCompanyUser(booted.current, { name: '前の名' });
		const { email } = person.user;
		await done(person.post('/app/company_users/profile/update', { name: '後の名', email, password: PASSWORD }));
		return { ja: [['氏名', '前の名', '後の名']], en: [['Name', '前の名', '後の名']] };
	},
	'app.session.undoEmailChange': async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		const { name, email } = person.user;
		const changed = `${unique('undone')}@example.com`;
		await done(person.post('/app/company_users/profile/update', { name, email: changed }));
		const { rows } = await app.deps.db.execute<{ nonce: string }>(
			sql`select payload ->> 'nonce' as nonce from ${outboxJobs} where payload ->> 'former_email' = ${email}`,
		);
		const token = undoTokenOf(app.deps, rows[0]?.nonce ?? '');
		await done(call(app, 'POST', '/app/email_change/undo', { body: { token } }));
		await app.deps.db.delete(emailChanges);
		return { ja: [['メールアドレス', changed, email]], en: [['Email', changed, email]] };
	},
	'app.notices.setPreference': async () => setPreference(await makeCompanyUser(booted.current)),
	'app.notices.setLocale': async () => setLocale(await makeCompanyUser(booted.current)),
	'app.members.add': () => addedMember('app'),
	'app.members.edit': () => renamedMember('app'),
	'app.members.delete': () => deletedMember('app'),
	'app.company.update': () => changedCompany('app'),
	'app.positionSharing.set': async () => {
		await done((await makeCompanyUser(booted.current)).put('/app/position_sharing', { is_shared: false }));
		return { ja: [['集計への参加', 'はい', 'いいえ']], en: [['Part of the comparison', 'Yes', 'No']] };
	},
	'app.certificate.setListing': async () => {
		const { owner } = await assessmentAt(booted.current, 13);
		await done(owner.put('/app/certificate/listing', { listed: true }));
		return { ja: [['認証企業の一覧への掲載', 'いいえ', 'はい']], en: [['Listed in the directory', 'No', 'Yes']] };
	},
	'app.shares.make': async () => {
		const { owner } = await assessmentAt(booted.current, 13);
		await makeShare(booted.current, owner, { shows: 'certificate', shown_to: '取引先', until: SHARED_UNTIL });
		const [year, month, day] = SHARED_UNTIL.split('-');
		return {
			ja: [
				['共有する内容', null, '認証書'],
				['共有先', null, '取引先'],
				['共有の最終日', null, `${year}年${month}月${day}日`],
				['ページの言語', null, '日本語'],
			],
			en: [
				['Shared content', null, 'Certificate'],
				['Recipient', null, '取引先'],
				['Last day', null, SHARED_UNTIL],
				['Language of the page', null, 'Japanese'],
			],
		};
	},
	'app.shares.end': async () => {
		const { owner } = await assessmentAt(booted.current, 13);
		const { id } = await makeShare(booted.current, owner, { shows: 'certificate' });
		await done(owner.post(`/app/shares/${id}/end`));
		return { ja: [['共有の停止', 'いいえ', 'はい']], en: [['Ended', 'No', 'Yes']] };
	},
	'console.secondFactor.renamePasskey': async () => renamedPasskey(await makeAssessor(booted.current)),
	'console.notices.setPreference': async () => setPreference(await makeAssessor(booted.current)),
	'console.notices.setLocale': async () => setLocale(await makeAssessor(booted.current)),
	'console.companies.create': async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const body = newCompanyForm();
		const required = ['company_name', 'ceo_name', 'company_address', 'phone_number', 'homepage_url', 'email'];
		const names = [...required, 'corporate_number', 'employee_count', 'user_name', 'user_email', 'user_password'];
		const form = Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
		await done(admin.post('/console/companies', { ...form, established_date: null }));
		const lines = (labels: string[]): Line[] => [
			[labels[0] ?? '', null, body.company_name],
			[labels[1] ?? '', null, expect.stringMatching(/^99-\d{6}$/) as string],
			[labels[2] ?? '', null, body.corporate_number],
			[labels[3] ?? '', null, expect.any(String) as string],
			[labels[4] ?? '', null, '髙﨑 一郎'],
			[labels[5] ?? '', null, '群馬県高崎市1-2-3'],
		];
		return {
			ja: lines(['企業名', '登録番号', '法人番号', '業種', '代表者名', '所在地']),
			en: lines(['Company name', 'Registration number', 'Corporate number', 'Industry', 'Representative', 'Address']),
		};
	},
	'console.companies.update': () => changedCompany('console'),
	'console.companies.assign': () =>
		assigned((admin, { company, user }) =>
			done(admin.put(`/console/companies/${company}/assessors`, { user_ids: [user] })),
		),
	'console.bulk.assign': () =>
		assigned((admin, { company, user }) =>
			done(admin.post('/console/bulk/assign', { company_ids: [company], user_ids: [user], replaces: true })),
		),
	'console.progresses.updatePeriod': () =>
		newPeriod(({ admin, companyId }, dates) =>
			done(admin.post(`/console/companies/${companyId}/update_assessment_date`, dates)),
		),
	'console.bulk.period': () =>
		newPeriod(({ admin, progress }, dates) =>
			done(admin.post('/console/bulk/period', { ids: [progress.id], ...dates })),
		),
	'console.companyUsers.add': () => addedMember('console'),
	'console.companyUsers.edit': () => renamedMember('console'),
	'console.companyUsers.delete': () => deletedMember('console'),
	'console.inquiries.edit': async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const { id } = await makeInquiry(booted.current);
		await done(admin.put(`/console/inquiries/${id}`, { in_charge_id: admin.user.id, note: '月曜に電話' }));
		return {
			ja: [
				['担当の管理者', null, admin.user.name],
				['内部メモ', null, '月曜に電話'],
			],
			en: [
				['In charge', null, admin.user.name],
				['Internal note', null, '月曜に電話'],
			],
		};
	},
	'console.adminUsers.add': async () => {
		const { admin, one } = await account();
		const email = `${unique('staff')}@example.com`;
		const body = { name: '新人 評価員', email, role: 1, password: 'a secret that was typed', company_ids: [one.id] };
		await done(admin.post('/console/admin_users', body));
		const lines = (labels: string[], role: string): Line[] => [
			[labels[0] ?? '', null, '新人 評価員'],
			[labels[1] ?? '', null, email],
			[labels[2] ?? '', null, role],
			[labels[3] ?? '', null, one.companyName],
		];
		return {
			ja: lines(['氏名', 'メールアドレス', '権限', '担当企業'], '評価員'),
			en: lines(['Name', 'Email', 'Role', 'Companies'], 'Assessor'),
		};
	},
	'console.adminUsers.edit': async () => {
		const { admin, user, one } = await account();
		await done(admin.put(`/console/admin_users/${user.id}`, { name: '後の名', email: user.email, role: 0 }));
		return {
			ja: [
				['氏名', user.name, '後の名'],
				['権限', '評価員', '管理者'],
				['担当企業', one.companyName, null],
			],
			en: [
				['Name', user.name, '後の名'],
				['Role', 'Assessor', 'Admin'],
				['Companies', one.companyName, null],
			],
		};
	},
	'console.adminUsers.delete': async () => {
		const { admin, user, one } = await account();
		await done(admin.delete(`/console/admin_users/${user.id}`));
		const lines = (labels: string[], role: string): Line[] => [
			[labels[0] ?? '', user.name, null],
			[labels[1] ?? '', user.email, null],
			[labels[2] ?? '', role, null],
			[labels[3] ?? '', one.companyName, null],
		];
		return {
			ja: lines(['氏名', 'メールアドレス', '権限', '担当企業'], '評価員'),
			en: lines(['Name', 'Email', 'Role', 'Companies'], 'Assessor'),
		};
	},
	'console.adminUsers.assignCompany': async () => {
		const { admin, user, one, other } = await account();
		await done(admin.post(`/console/admin_users/${user.id}/assign_company`, { company_ids: [other.id] }));
		return {
			ja: [['担当企業', one.companyName, other.companyName]],
			en: [['Companies', one.companyName, other.companyName]],
		};
	},
	'console.papers.save': async () => {
		const admin = await makeConsoleAdmin(booted.current);
		await draft(admin);
		const main_categories = paperOf('大項目の新しい名');
		await done(admin.post(PAPERS, { is_premium: true, is_published: false, main_categories }));
		return {
			ja: [['内容', null, '大項目の新しい名']],
			en: [['Content', null, '大項目の新しい名']],
		};
	},
	'console.papers.import': async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		await draft(admin);
		await done(importWorkbook(app, admin.token, { content: await regularWorkbook() }));
		return {
			ja: [['内容', null, expect.any(String) as string]],
			en: [['Content', null, expect.any(String) as string]],
		};
	},
	'console.papers.takeStandard': async () => {
		const admin = await makeConsoleAdmin(booted.current);
		await draft(admin);
		await done(admin.post(`${PAPERS}/standard`, { is_premium: true }));
		return { ja: [['内容', null, '採用']], en: [['Content', null, '採用']] };
	},
	'console.papers.schedule': async () => {
		await scheduled(await makeConsoleAdmin(booted.current));
		return {
			ja: [['公開日', null, wordedDate(COMING_DAY, 'ja')]],
			en: [['Published on', null, wordedDate(COMING_DAY, 'en')]],
		};
	},
	'console.papers.takeBack': async () => {
		const admin = await makeConsoleAdmin(booted.current);
		await scheduled(admin);
		await done(admin.delete(`${PAPERS}/coming?is_premium=true`));
		return {
			ja: [['公開日', wordedDate(COMING_DAY, 'ja'), null]],
			en: [['Published on', wordedDate(COMING_DAY, 'en'), null]],
		};
	},
	'console.phrases.add': () => phraseOf(false, 'add'),
	'console.phrases.edit': () => phraseOf(false, 'edit'),
	'console.phrases.delete': () => phraseOf(false, 'delete'),
	'console.phrases.addShared': () => phraseOf(true, 'add'),
	'console.phrases.addShipped': async () => {
		const admin = await makeConsoleAdmin(booted.current);
		await booted.current.deps.db.execute(sql`update shipped_phrases set added_at = null where id = 'A1-1'`);
		await done(admin.post('/console/shared_phrases/shipped'));
		const [first] = shippedPhrases;
		const [ja, en] = [first?.content ?? '', first?.contentEn ?? ''];
		return {
			ja: [
				['内容', null, ja],
				['内容（英語）', null, en],
				['対象の小項目', null, '公正な募集・選考'],
				['種類', null, '良い点'],
			],
			en: [
				['Content', null, ja],
				['Content (English)', null, en],
				['For the sub-category', null, 'Fair recruitment and selection'],
				['Kind', null, 'What is good'],
			],
		};
	},
	'console.phrases.editShared': () => phraseOf(true, 'edit'),
	'console.phrases.deleteShared': () => phraseOf(true, 'delete'),
};

/** The newest row of an action in a language, and its text as it came. */
const newest = async (action: string, locale: 'ja' | 'en') => {
	const reader = await makeConsoleAdmin(booted.current);
	const { data, text } = await caller(booted.current, reader.token, locale).get<AuditEventRow[]>(
		`${AUDIT}?q=${action}&page=1&per_page=1`,
	);
	const [row] = data;
	if (!row) throw new Error(`no row of ${action}`);
	return { row, text };
};

const linesOf = ({ changes }: AuditEventRow): Line[] => changes.map(({ label, from, to }) => [label, from, to]);

const isPaper = (name: string): boolean => name.startsWith('console.papers.');

describe('a write leaves its old and new values', () => {
	it('in a case for each that has them', () => {
		expect(Object.keys(CASES).sort()).toEqual(Object.keys(WITH_VALUES).sort());
	});

	it.each(Object.entries(CASES))('%s', async (name, run) => {
		const wanted = await run();
		for (const locale of ['ja', 'en'] as const) {
			const { row, text } = await newest(WITH_VALUES[name] ?? '', locale);
			const lines = linesOf(row);
			// Of a paper or a new company only the first are compared: a whole one has hundreds.
			const compared = isPaper(name) || name.endsWith('.create') ? wanted[locale].length : lines.length;
			if (isPaper(name)) expect(lines).toContainEqual(wanted[locale][0]);
			else expect(lines.slice(0, compared)).toEqual(wanted[locale]);
			expect(row.change_count).toBeGreaterThanOrEqual(lines.length);
			expect(text).not.toMatch(/a secret that was typed|the first password|argon2|\$scrypt/);
		}
	});
});

describe('the log keeps no secret', () => {
	it('in any row that the writes above have left', async () => {
		const rows = await booted.current.deps.db.select().from(auditEvents);
		const text = JSON.stringify(rows);
		expect(rows.length).toBeGreaterThan(40);
		expect(text).not.toMatch(/a secret that was typed|the first password|argon2|scrypt|correct horse/);
	});
});

describe('autosaves of a draft', () => {
	const save = (admin: Person, content: string, more: object = {}) =>
		done(admin.post(PAPERS, { is_premium: true, is_published: false, main_categories: paperOf(content), ...more }));
	const rowsOf = async (admin: Person) => {
		const rows = await booted.current.deps.db
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.actorId, admin.user.id))
			.orderBy(desc(auditEvents.id));
		return rows.filter(({ subject }) => subject === 'paper');
	};
	const contentsOf = ({ changes }: typeof auditEvents.$inferSelect) =>
		changes.filter(({ node }) => node?.number === '1').map(({ field, from, to }) => [field, from, to]);

	/** Keys make the parts the same ones, whatever their text. */
	const keyed = async (admin: Person, content: string, more: object = {}) => {
		const { data } = await admin.get<{ is_published: boolean; main_categories: { content: string }[] }[]>(
			`${PAPERS}?is_premium=true`,
		);
		const [category, ...others] = data.find((paper) => !paper.is_published)?.main_categories ?? [];
		const main_categories = [{ ...category, content }, ...others];
		return done(admin.post(PAPERS, { is_premium: true, is_published: false, main_categories, ...more }));
	};

	it('write no row; the next save has one against the last recorded state', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		await draft(admin, 'はじめ');
		const before = (await rowsOf(admin)).length;
		await keyed(admin, 'なか', { autosave: true });
		await keyed(admin, 'なかば', { autosave: true });
		expect(await rowsOf(admin)).toHaveLength(before);
		await keyed(admin, 'おわり');
		const rows = await rowsOf(admin);
		expect(rows).toHaveLength(before + 1);
		expect(rows.slice(0, 1).map(contentsOf)).toEqual([[['content', 'はじめ', 'おわり']]]);
	});

	it('of somebody are recorded before somebody else saves', async () => {
		const [one, other] = [await makeConsoleAdmin(booted.current), await makeConsoleAdmin(booted.current)];
		await draft(one, 'はじめ');
		await keyed(one, 'ひとりめ', { autosave: true });
		await keyed(other, 'ふたりめ', { autosave: true });
		await keyed(other, 'おわり', { is_published: false });
		expect((await rowsOf(one)).slice(0, 1).map(contentsOf)).toEqual([[['content', 'はじめ', 'ひとりめ']]]);
		expect((await rowsOf(other)).map(contentsOf)).toEqual([[['content', 'ひとりめ', 'おわり']]]);
	});

	it('are recorded after a pause of 30 minutes, once', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		await draft(admin, 'はじめ');
		const before = (await rowsOf(admin)).length;
		await keyed(admin, 'なか', { autosave: true });
		app.clock.advance(29 * 60_000);
		await recordPausedDrafts(app.deps, () => false);
		expect(await rowsOf(admin)).toHaveLength(before);
		app.clock.advance(60_000);
		await recordPausedDrafts(app.deps, () => false);
		await recordPausedDrafts(app.deps, () => false);
		const rows = await rowsOf(admin);
		expect(rows).toHaveLength(before + 1);
		expect(rows.slice(0, 1).map(contentsOf)).toEqual([[['content', 'はじめ', 'なか']]]);
		app.clock.release();
	});

	it('a publication says so, with what changed since', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		await draft(admin, 'はじめ');
		await keyed(admin, 'なか', { autosave: true });
		await keyed(admin, 'おわり', { is_published: true });
		const [row] = await rowsOf(admin);
		expect(row?.action).toBe('paper.published');
		expect(row?.changes[0]).toEqual({ field: 'is_published', from: false, to: true });
		expect(row && contentsOf(row)).toEqual([['content', 'はじめ', 'おわり']]);
		await save(admin, 'あと');
	});
});
