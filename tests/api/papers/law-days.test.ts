import type ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import type { Basis } from '#shared/papers/guidance.ts';
import { withApp } from '#tests/support/app.ts';
import { draftOf, guidanceIn, oneQuestion, reimported } from '#tests/support/assessment/one-question.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

/** A basis has the first and last day on which it is in force. */

const booted = withApp();

const PAPERS = '/console/assessment_papers';
const AT = 'main_categories.0.sub_categories.0.questions.0.guidance.basis.0';

const LAW = { kind: 'law', text: '法令', text_en: 'A law', source: '出典', source_en: null, as_of: '2026-11-01' };
const DATED = { ...LAW, from: '2027-04-01', until: '2030-03-31' };

const save = (admin: Person, basis: unknown, { isPremium = false, isPublished = false } = {}) =>
	admin.post(PAPERS, {
		is_premium: isPremium,
		is_published: isPublished,
		main_categories: oneQuestion({ purpose: '目的', basis }, isPremium),
	});

const basisOf = async (admin: Person, isPremium = false): Promise<Basis[]> =>
	guidanceIn(await draftOf(admin, isPremium))?.basis ?? [];

describe('the days of a law', () => {
	it('stay where a client does not know them; null clears them', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		await save(admin, [DATED]);
		await save(admin, [{ ...LAW, source: '別の出典' }]);
		expect(await basisOf(admin)).toEqual([{ ...DATED, source: '別の出典' }]);
		await save(admin, [{ ...LAW, from: null }]);
		expect(await basisOf(admin)).toEqual([{ ...LAW, until: DATED.until }]);
		await save(admin, [{ ...LAW, from: null, until: null }]);
		expect(await basisOf(admin)).toEqual([LAW]);
	});

	it('are refused in another form, and when published in the wrong order', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const wrong = await save(admin, [{ ...LAW, from: '2027-02-30' }]);
		expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, [`${AT}.from`]]);
		const reversed = [{ ...LAW, from: '2027-04-01', until: '2027-03-31' }];
		expect((await save(admin, reversed)).status).toBe(200);
		const published = await save(admin, reversed, { isPublished: true });
		expect([published.status, published.errors]).toEqual([
			422,
			{ [`${AT}.until`]: ['In force until must not be before In force from.'] },
		]);
	});

	it.each([
		['regular', true, 'O', 'P'],
		['simple', false, 'J', 'K'],
	])(
		'are carried by a workbook of a %s paper; one without their columns leaves them as they are',
		async (_, isPremium, from, until) => {
			const app = booted.current;
			const admin = await makeConsoleAdmin(app);
			const again = (change: (sheet: ExcelJS.Worksheet) => void = () => {}) =>
				reimported(app, admin, { isPremium, change });
			await save(admin, [DATED], { isPremium });
			expect((await again()).errors).toEqual({});
			expect(await basisOf(admin, isPremium)).toEqual([DATED]);
			const former = await again((sheet) => sheet.spliceColumns(sheet.getColumn(from).number, 2));
			expect(former.errors).toEqual({});
			expect(await basisOf(admin, isPremium)).toEqual([DATED]);
			const edited = await again((sheet) => {
				expect([sheet.getCell(`${from}1`).value, sheet.getCell(`${until}1`).value]).toEqual([
					'In force from',
					'In force until',
				]);
				const row = (sheet.getColumn('B').values as unknown[]).indexOf(LAW.text);
				sheet.getCell(`${from}${row}`).numFmt = 'yyyy-mm-dd';
				sheet.getCell(`${from}${row}`).value = new Date('2028-04-01T00:00:00Z');
				sheet.getCell(`${until}${row}`).value = null;
			});
			expect(edited.errors).toEqual({});
			expect(await basisOf(admin, isPremium)).toEqual([{ ...LAW, from: '2028-04-01' }]);
			const wrong = await again((sheet) => {
				sheet.getCell(`${from}2`).value = '2027-04-01';
				const row = (sheet.getColumn('B').values as unknown[]).indexOf(LAW.text);
				sheet.getCell(`${until}${row}`).value = '来年';
			});
			expect(wrong.status).toBe(422);
			expect(Object.keys(wrong.errors)).toHaveLength(2);
		},
	);

	it('are answered with the guidance, also of a text that was shipped without them', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const shipped = '育成就労（2027年4月1日から）でも、保証金や違約金で人を縛ることは認められません。';
		await save(admin, [DATED, { ...LAW, text: shipped }, { ...LAW, text: '別の法令' }], { isPublished: true });
		const { data } = await call<FreePaper>(app, 'GET', '/free_assessment/paper?with=guidance', { locale: 'ja' });
		const [question] = data.main_categories[0]?.sub_categories[0]?.questions ?? [];
		expect(question?.guidance?.basis.map(({ from, until }) => [from, until])).toEqual([
			['2027-04-01', '2030-03-31'],
			['2027-04-01', null],
			[null, null],
		]);
	});
});
