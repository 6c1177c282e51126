import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { formerFold } from '#shared/former-fold.ts';
import type { SearchAnswer } from '#shared/search/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { askedFor } from '#tests/support/assessment/evidence.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf } from '#tests/support/certificates.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { makeInquiry } from '#tests/support/inquiries.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** The one search of the console: what it finds by which text, and for whom. */

const booted = withApp();

let admin: Person;
let assessor: Person;
/** A certified company of the assessor, and one of nobody, with all that can be searched. */
let own: World;
let other: World;

type World = Awaited<ReturnType<typeof makeWorld>>;

const makeWorld = async (name: string, kana: string, corporateNumber: string, member: string, receipt: string) => {
	const app = booted.current;
	const { companyId, progress } = await assessmentAt(app, 13);
	await app.deps.db
		.update(companies)
		.set({
			companyName: name,
			companyNameKana: kana,
			searchText: formerFold(`${name} ${kana}`),
			corporateNumber,
		})
		.where(eq(companies.id, companyId));
	const [company] = await app.deps.db.select().from(companies).where(eq(companies.id, companyId));
	const { user } = await makeCompanyUser(app, { companyId, name: member, email: `${receipt}@find.example.com` });
	const { code } = await certificateOf(app, progress.id);
	const { data } = await admin.get<{ receipt_number: string; company_id: number }[]>('/console/assessment_progresses');
	const { receipt_number } = data.find(({ company_id }) => company_id === companyId) ?? { receipt_number: '' };
	return {
		companyId,
		progressId: progress.id,
		userId: user.id,
		email: user.email,
		registrationNumber: company?.registrationNumber ?? '',
		...{ name, kana, corporateNumber, member, code, receipt: receipt_number },
	};
};

beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper([1, 8]));
	admin = await makeConsoleAdmin(app);
	own = await makeWorld('株式会社瀬戸内精密', 'セトウチセイミツ', '8260001111111', '岡山 はるか', 'own');
	other = await makeWorld('株式会社瀬戸内造船', 'セトウチゾウセン', '8260002222222', '岡山 たけし', 'other');
	assessor = await makeAssessor(app, [own.companyId]);
});

const search = async (person: Person, q: string): Promise<SearchAnswer> => {
	const { status, data, text } = await person.get<SearchAnswer>(`/console/search?q=${encodeURIComponent(q)}`);
	expect([q, status, text.slice(0, 100)]).toEqual([q, 200, expect.any(String)]);
	return data;
};

const companyIds = ({ companies: found }: SearchAnswer): number[] => found.map(({ id }) => id);

describe('companies', () => {
	it.each([
		['the name without its legal form', '瀬戸内精密'],
		['a part of the name', '内精密'],
		['two characters that begin the name behind its legal form', '瀬戸'],
		['kana', 'セトウチセイミツ'],
		['hiragana', 'せとうちせ'],
		['half-width kana', 'ｾﾄｳﾁｾｲ'],
		['the corporate number', '8260001111111'],
		['its beginning, in full width', '８２６０００１'],
		['the invoice number', 'T8260001111111'],
		['spaces around', '  瀬戸内精密 '],
		['a legal form in brackets', '(株)瀬戸内精密'],
		['a legal form in one character', '㈱瀬戸内'],
		['another legal form, behind the name', '瀬戸内 精密 有限会社'],
		['a part that begins within the legal form', '会社瀬戸内'],
		['old characters', '瀨戶內精密'],
		['its legal form alone', '株式会社'],
	])('are found by %s', async (_, q) => {
		expect(companyIds(await search(admin, q))).toContain(own.companyId);
	});

	it('are found by the registration number, in whole and in part', async () => {
		expect(companyIds(await search(admin, own.registrationNumber))).toEqual([own.companyId]);
		expect(companyIds(await search(admin, own.registrationNumber.slice(2)))).toEqual([own.companyId]);
	});

	it('are found by the beginning of the number that the operator gave them, by whoever may see them', async () => {
		const { db } = booted.current.deps;
		for (const [world, yourNumber] of [
			[own, 'KY-0100_1'],
			[other, 'KY-0100_2'],
		] as const) {
			await db.update(companies).set({ yourNumber }).where(eq(companies.id, world.companyId));
		}
		for (const q of ['KY-0100', 'ky-0100_1', 'ＫＹ－０１００＿１']) {
			expect(companyIds(await search(admin, q))).toContain(own.companyId);
			expect(companyIds(await search(assessor, q))).toEqual([own.companyId]);
		}
		expect(companyIds(await search(admin, '0100_1'))).toEqual([]);
		// The sign that means any character to the database means itself.
		expect(companyIds(await search(admin, 'KY_0100'))).toEqual([]);
		const listed = async (person: Person, q: string) =>
			(await person.get<{ id: number }[]>(`/console/companies?q=${encodeURIComponent(q)}`)).data.map(({ id }) => id);
		expect(await listed(admin, 'ky-0100_2')).toEqual([other.companyId]);
		expect(await listed(assessor, 'ky-0100')).toEqual([own.companyId]);
	});

	it('are shown with what one recognizes them by: number, status, whose turn', async () => {
		const { companies: found } = await search(admin, own.name);
		expect(found[0]).toMatchObject({
			company_name: own.name,
			corporate_number: own.corporateNumber,
			registration_number: own.registrationNumber,
			status: { id: 13 },
			assessment: { id: own.progressId, waiting_on: null, open_request_count: 0 },
		});
	});

	it('are found by the usual character for a variant in their name', async () => {
		const company = await makeCompany(booted.current, { companyName: '株式会社濵﨑髙邉' });
		expect(companyIds(await search(admin, '浜崎高辺'))).toEqual([company.id]);
	});

	it('are found by a sign alone, as it was typed', async () => {
		const company = await makeCompany(booted.current, { companyName: '株式会社アオバ・ミナト' });
		expect(companyIds(await search(admin, '・・'))).toEqual([]);
		const { data } = await admin.get<{ id: number }[]>(`/console/companies?q=${encodeURIComponent('・')}`);
		expect(data.map(({ id }) => id)).toEqual([company.id]);
		expect(companyIds(await search(admin, 'あおばミナト'))).toEqual([company.id]);
	});

	it('without an assessment are found as well', async () => {
		const company = await makeCompany(booted.current, { companyName: '新規登録のみの会社' });
		const { companies: found } = await search(admin, '新規登録のみ');
		expect(found).toMatchObject([{ id: company.id, status: null, assessment: null }]);
	});

	it('five that match are all, and nothing is said of others', async () => {
		for (const number of [1, 2, 3, 4, 5]) await makeCompany(booted.current, { companyName: `五社会${number}` });
		const { companies: found, more } = await search(admin, '五社会');
		expect([found.length, more]).toEqual([5, []]);
	});

	it('two characters find no middle of a word', async () => {
		expect(companyIds(await search(admin, '内精'))).toEqual([]);
	});

	it('the best match is the first, and there are five at most', async () => {
		const app = booted.current;
		const names = ['北の大地物産センター', '株式会社大地物産', '大地物産ホールディングス', '大地', '大地物産'];
		for (const companyName of [...names, '東大地物産', '西大地物産']) await makeCompany(app, { companyName });
		const { companies: found, more } = await search(admin, '大地物産');
		expect(more).toEqual(['companies']);
		expect(found.map(({ company_name }) => company_name)).toEqual([
			'大地物産',
			'株式会社大地物産',
			'大地物産ホールディングス',
			'東大地物産',
			'西大地物産',
		]);
	});
});

describe('members', () => {
	it.each(['岡山 はるか', '岡山はるか', 'はるか', 'own@find.example.com', 'OWN@find', 'find.example'])(
		'are found by %s',
		async (q) => {
			const { members } = await search(admin, q);
			const found = members.find(({ id }) => id === own.userId);
			expect(found).toMatchObject({ name: own.member, email: own.email, company: { id: own.companyId } });
		},
	);

	it.each([
		['a given name of two characters', '倉敷 花子', 'クラシキ ハナコ', '花子'],
		['the same behind a wide space', '倉敷　雪子', '', '雪子'],
		['a given name without kana', '倉敷 瑠衣', '', '瑠衣'],
		['its kana', '倉敷 澪', 'クラシキ ミオ', 'ミオ'],
		['two characters that begin it', '倉敷 桜太郎', '', '桜太'],
		['the middle one of three names', 'グエン ヴァン アン', '', 'ヴァ'],
		['the last of three names', 'ファム ティ ラン', '', 'らん'],
		['the last in letters', 'Pham Thi Ngoc', '', 'NG'],
	])('are found by %s', async (_, name, nameKana, q) => {
		const { user } = await makeCompanyUser(booted.current, { companyId: own.companyId, name, nameKana });
		expect((await search(admin, q)).members.map(({ id }) => id)).toContain(user.id);
		expect((await search(assessor, q)).members.map(({ id }) => id)).toContain(user.id);
	});

	it('by two characters that are within a name only are not found', async () => {
		await makeCompanyUser(booted.current, { companyId: own.companyId, name: '倉敷 奈津美', nameKana: '' });
		expect((await search(admin, '津美')).members).toEqual([]);
	});

	it('are found by an address, or its beginning, alone, and by a part of it where nobody has one that begins so', async () => {
		const { companyId } = own;
		const make = async (email: string) => (await makeCompanyUser(booted.current, { companyId, email })).user.id;
		const [short, long] = [await make('Ito@address.example'), await make('saito@address.example')];
		const found = async (q: string) => (await search(admin, q)).members.map(({ id }) => id);
		expect(await found('ito@address.example')).toEqual([short]);
		expect(await found('ITO@add')).toEqual([short]);
		expect(await found('aito@address.example')).toEqual([long]);
		expect(await found('@address.example')).toEqual([short, long]);
		expect((await search(await makeAssessor(booted.current), 'ito@address.example')).members).toEqual([]);
	});

	it.each([
		['小﨑 恵', '小崎'],
		['髙橋 誠', '高橋'],
		['渡邉 薫', '渡邊'],
		['齋藤 翔', '斉藤'],
		['濵田 葵', '浜田葵'],
		['𠮷田 蓮', '吉田'],
		['斉藤 光', '齋藤光'],
	])('%s is found by %s, whichever variant of a character is stored or typed', async (name, q) => {
		const { user } = await makeCompanyUser(booted.current, { companyId: own.companyId, name });
		expect((await search(admin, q)).members.map(({ id }) => id)).toContain(user.id);
	});

	it('tell how many requests their company has open', async () => {
		const { staged } = await askedFor(booted.current);
		const { members } = await search(admin, staged.owner.user.email);
		expect(members).toMatchObject([{ company: { assessment: { open_request_count: 1, waiting_on: 'company' } } }]);
	});

	it('whose account was deleted are not found, nor accounts of staff', async () => {
		const app = booted.current;
		const gone = await makeCompanyUser(app, { companyId: own.companyId, name: '退職済みの人' });
		await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, gone.user.id));
		expect((await search(admin, '退職済み')).members).toEqual([]);
		expect((await search(admin, assessor.user.email)).members).toEqual([]);
	});
});

describe('certificates and receipts', () => {
	it('a certificate is found by its code as it is typed, and by its first group', async () => {
		const typed = [own.code, own.code.toLowerCase(), own.code.replaceAll('-', ' '), own.code.slice(0, 5)];
		for (const q of typed) {
			expect((await search(admin, q)).certificates).toMatchObject([
				{ code: own.code, progress_id: own.progressId, state: 'valid', company: { id: own.companyId } },
			]);
		}
		expect((await search(admin, own.code.slice(0, 4))).certificates).toEqual([]);
	});

	it('a submission is found by its receipt number', async () => {
		expect(own.receipt).toMatch(/^K-\d{4}-\d{4}$/);
		for (const q of [own.receipt, own.receipt.toLowerCase().replaceAll('-', '')]) {
			expect((await search(admin, q)).submissions).toMatchObject([
				{ receipt_number: own.receipt, assessment: { id: own.progressId }, company: { id: own.companyId } },
			]);
		}
	});

	it("a visitor's form is found by its receipt number, by admins", async () => {
		const receiptNumber = 'K-2019-0042';
		const { id, companyName } = await makeInquiry(booted.current, { receiptNumber });
		expect((await search(admin, receiptNumber)).inquiries).toMatchObject([{ id, company_name: companyName }]);
		expect((await search(assessor, receiptNumber)).inquiries).toEqual([]);
	});
});

describe('questions', () => {
	const question = smallPaper()[0]?.sub_categories[0]?.questions[0]?.content ?? '';

	const foundIn = async () =>
		(await search(admin, question)).questions.map(({ paper_id, is_active }) => [paper_id, is_active]);

	it('of several papers are found once, as in the newest that has them', async () => {
		const paper = smallPaper().map((category) => ({
			...category,
			key: randomUUID(),
			sub_categories: category.sub_categories.map((sub) => ({
				...sub,
				key: randomUUID(),
				questions: sub.questions.map((one) => ({ ...one, key: randomUUID(), content: question })),
			})),
		}));
		const former = await publishPaper(booted.current, paper);
		expect(await foundIn()).toContainEqual([former, true]);
		const newer = await publishPaper(booted.current, paper);
		const found = await foundIn();
		expect(found).toContainEqual([newer, true]);
		expect(found.map(([id]) => id)).not.toContain(former);
	});

	it('by two characters are found where their text begins so, in either language', async () => {
		const sub = { key: randomUUID(), content: '小項目', content_en: 'Sub-category' };
		const [category] = smallPaper();
		const like = category?.sub_categories[0]?.questions[0];
		if (!like) throw new Error('the small paper has a question');
		const questions = [
			{ ...like, key: randomUUID(), content: '雇用契約書を渡す。', content_en: 'Contracts are handed over.' },
			{ ...like, key: randomUUID(), content: '渡航の費用を負担する。', content_en: 'Zero fees for travel.' },
		];
		await publishPaper(booted.current, [
			{ content: '大項目', content_en: 'Category', sub_categories: [{ ...sub, questions }] },
		]);
		const found = async (q: string) => (await search(admin, q)).questions.map(({ content }) => content);
		expect(await found('渡航')).toEqual(['Zero fees for travel.']);
		expect(await found('ze')).toEqual(['Zero fees for travel.']);
		expect(await found('を渡')).toEqual([]);
		expect(await found('を渡す')).toEqual(['Contracts are handed over.']);
	});

	it('are found by the shipped papers in both languages', async () => {
		expect((await search(admin, '労働時間')).questions.length).toBeGreaterThan(0);
		expect((await search(admin, 'wages')).questions.length).toBeGreaterThan(0);
	});
});

describe('who may search', () => {
	it('an assessor finds nothing of a company of others, by any kind', async () => {
		const texts = [
			...[other.name, '瀬戸内造船', 'ゾウセン', other.corporateNumber, other.registrationNumber],
			...[other.member, 'たけし', other.email, other.code, other.code.slice(0, 5), other.receipt],
		];
		for (const q of texts) {
			const { questions: _, ...seen } = await search(assessor, q);
			expect([q, JSON.stringify(seen).includes(other.name), Object.values(seen).flat()]).toEqual([q, false, []]);
			const told = JSON.stringify(await search(admin, q));
			expect([q, told.includes(other.name)]).toEqual([q, true]);
		}
	});

	it('an assessor finds own companies where both match', async () => {
		const found = await search(assessor, 'せとうち');
		expect(companyIds(found)).toEqual([own.companyId]);
		expect((await search(assessor, '岡山')).members.map(({ id }) => id)).toEqual([own.userId]);
		expect((await search(assessor, own.code)).certificates).toHaveLength(1);
		expect((await search(assessor, own.receipt)).submissions).toHaveLength(1);
	});

	it('an account that was deleted is refused, and so are people of companies', async () => {
		const app = booted.current;
		const gone = await makeAssessor(app, [own.companyId]);
		await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, gone.user.id));
		expect((await gone.get('/console/search?q=%E7%80%AC%E6%88%B8%E5%86%85')).status).toBe(401);
		const owner = await makeCompanyUser(app, { companyId: own.companyId });
		expect((await owner.get('/console/search?q=%E7%80%AC%E6%88%B8%E5%86%85')).status).toBe(401);
	});
});

describe('what is typed', () => {
	it.each([
		'%%%',
		'___',
		'\\\\\\',
		"' or 1=1 --",
		'"; drop table users; --',
		'((((',
		'株式会社%',
		'瀬戸_精密',
		'*:*',
		'🦀🦀🦀',
	])('%s is plain text', async (q) => {
		const { questions: _, ...found } = await search(admin, q);
		expect([q, Object.values(found).flat()]).toEqual([q, []]);
	});

	it.each([
		['nothing', ''],
		['one character', '瀬'],
		['too long', 'あ'.repeat(300)],
		['what cannot be stored', 'a\u0000b'],
	])('%s is refused', async (_, q) => {
		const { status, errors } = await admin.get(`/console/search?q=${encodeURIComponent(q)}`);
		expect([status, Object.keys(errors)]).toEqual([422, ['q']]);
	});
});
