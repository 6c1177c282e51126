import type ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import type { Basis } from '#shared/papers/guidance.ts';
import type { AssessmentPaper } from '#shared/papers/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, importWorkbook, openWorkbook } from '#tests/support/files/workbooks.ts';

/** A basis has the first and last day on which it is in force. */

const booted = withApp();

const PAPERS = '/console/assessment_papers';
const AT = 'main_categories.0.sub_categories.0.questions.0.guidance.basis.0';

const LAW = { kind: 'law', text: '法令', text_en: 'A law', source: '出典', source_en: null, as_of: '2026-11-01' };
const DATED = { ...LAW, from: '2027-04-01', until: '2030-03-31' };

const contents = (basis: unknown, isPremium: boolean) => [
	{
		content: '大項目',
		sub_categories: [
			{
				content: '小項目',
				questions: [
					{
						content: '設問',
						points: 10,
						guidance: { purpose: '目的', basis },
						evaluations: isPremium ? [{ content: '確認', weight: 1 }] : [],
					},
				],
			},
		],
	},
];

const save = (admin: Person, basis: unknown, { isPremium = false, isPublished = false } = {}) =>
	admin.post(PAPERS, {
		is_premium: isPremium,
		is_published: isPublished,
		main_categories: contents(basis, isPremium),
	});

const draftOf = async (admin: Person, isPremium: boolean): Promise<AssessmentPaper> => {
	const { data } = await admin.get<AssessmentPaper[]>(`${PAPERS}?is_premium=${isPremium}`);
	const draft = data.find(({ is_published }) => !is_published);
	if (!draft) throw new Error('there is no draft');
	return draft;
};

const basisIn = ({ main_categories }: AssessmentPaper): Basis[] =>
	main_categories[0]?.sub_categories[0]?.questions[0]?.guidance?.basis ?? [];

const basisOf = async (admin: Person, isPremium = false): Promise<Basis[]> => basisIn(await draftOf(admin, isPremium));

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
			const reimported = async (change: (sheet: ExcelJS.Worksheet) => void = () => {}) => {
				const { id, version } = await draftOf(admin, isPremium);
				const { content } = await downloadFile(app, admin.token, `${PAPERS}/${id}/download`, 'en');
				const workbook = await openWorkbook(content);
				const [sheet] = workbook.worksheets;
				if (!sheet) throw new Error('no sheet');
				change(sheet);
				const changed = Buffer.from(await workbook.xlsx.writeBuffer());
				return importWorkbook(app, admin.token, { content: changed, version, isPremium });
			};
			await save(admin, [DATED], { isPremium });
			expect((await reimported()).errors).toEqual({});
			expect(await basisOf(admin, isPremium)).toEqual([DATED]);
			const former = await reimported((sheet) => sheet.spliceColumns(sheet.getColumn(from).number, 2));
			expect(former.errors).toEqual({});
			expect(await basisOf(admin, isPremium)).toEqual([DATED]);
			const edited = await reimported((sheet) => {
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
			const wrong = await reimported((sheet) => {
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
