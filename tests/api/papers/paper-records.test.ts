import type ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { AcceptedEvidence } from '#shared/papers/guidance.ts';
import { withApp } from '#tests/support/app.ts';
import { draftOf, guidanceIn, oneQuestion, reimported } from '#tests/support/assessment/one-question.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

/** Evidence of a paper names the record that it is, and the departments that keep it. */

const booted = withApp();

const PAPERS = '/console/assessment_papers';

const LEDGER = { text: '賃金台帳', text_en: 'Wage ledger', record: 'wage_ledger', department: ['accounting', 'hr'] };
const PHOTOS = { text: '写真', text_en: null };

const contents = (evidence: unknown) => oneQuestion({ purpose: '目的', basis: [], evidence }, true);

const save = (admin: Person, evidence: unknown) =>
	admin.post(PAPERS, { is_premium: true, is_published: false, main_categories: contents(evidence) });

const evidenceOf = async (admin: Person): Promise<AcceptedEvidence[]> =>
	guidanceIn(await draftOf(admin, true))?.evidence ?? [];

describe('the records of a paper', () => {
	it('stay where a client does not know them; null and an empty list clear them', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		await admin.post(PAPERS, { is_premium: true, is_published: true, main_categories: contents([LEDGER, PHOTOS]) });
		await save(admin, [PHOTOS, { text: LEDGER.text, text_en: null }]);
		expect(await evidenceOf(admin)).toEqual([PHOTOS, { ...LEDGER, text_en: null }]);
		await save(admin, [{ ...LEDGER, record: null, department: [] }]);
		expect(await evidenceOf(admin)).toEqual([{ text: LEDGER.text, text_en: LEDGER.text_en }]);
	});

	it('are refused in another form', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const at = 'main_categories.0.sub_categories.0.questions.0.guidance.evidence.0';
		for (const [evidence, field] of [
			[{ ...LEDGER, record: '賃金台帳' }, `${at}.record`],
			[{ ...LEDGER, record: 'x'.repeat(65) }, `${at}.record`],
			[{ ...LEDGER, department: ['kitchen'] }, `${at}.department.0`],
		] as const) {
			const answer = await save(admin, [evidence]);
			expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
		}
	});

	it('are carried by a workbook in either language; one without their columns leaves them as they are', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const again = (locale: 'ja' | 'en', change: (sheet: ExcelJS.Worksheet) => void = () => {}) =>
			reimported(app, admin, { isPremium: true, locale, change });
		await save(admin, [LEDGER, PHOTOS]);
		for (const locale of ['ja', 'en'] as const) {
			expect((await again(locale)).errors).toEqual({});
			expect(await evidenceOf(admin)).toEqual([LEDGER, PHOTOS]);
		}
		const rowOf = (sheet: ExcelJS.Worksheet, text: string): number =>
			(sheet.getColumn('B').values as unknown[]).indexOf(text);
		const edited = await again('en', (sheet) => {
			expect([sheet.getCell('M1').value, sheet.getCell('N1').value]).toEqual(['Record key', 'Departments']);
			const photos = rowOf(sheet, PHOTOS.text);
			sheet.getCell(`M${photos}`).value = 'posted_notices';
			sheet.getCell(`N${photos}`).value = '総務, Workplaces';
			const ledger = rowOf(sheet, LEDGER.text);
			for (const column of ['M', 'N']) sheet.getCell(`${column}${ledger}`).value = null;
		});
		expect(edited.errors).toEqual({});
		expect(await evidenceOf(admin)).toEqual([
			{ text: LEDGER.text, text_en: LEDGER.text_en },
			{ ...PHOTOS, record: 'posted_notices', department: ['general_affairs', 'site'] },
		]);
		const former = await again('en', (sheet) => sheet.spliceColumns(13, 4));
		expect(former.errors).toEqual({});
		expect((await evidenceOf(admin))[1]).toMatchObject({ record: 'posted_notices' });
		const wrong = await again('en', (sheet) => {
			const photos = rowOf(sheet, PHOTOS.text);
			sheet.getCell(`M${photos}`).value = 'Posted notices';
			sheet.getCell(`N${photos}`).value = 'Kitchen';
			sheet.getCell('M2').value = 'wage_ledger';
		});
		expect(wrong.status).toBe(422);
		expect(Object.keys(wrong.errors)).toHaveLength(3);
		for (const place of Object.keys(wrong.errors)) expect(place).toMatch(/\.\d+\.[MN]$/);
	});
});
