import type ExcelJS from 'exceljs';
import type { AssessmentPaper } from '#shared/papers/schemas.ts';
import type { TestApp } from '#tests/support/boot.ts';
import type { Answer } from '#tests/support/client.ts';
import type { Person } from '#tests/support/factories.ts';
import { downloadFile, importWorkbook, openWorkbook } from '#tests/support/files/workbooks.ts';

/** Drafts of a paper with one question, whose guidance is what the tests are about. */

const PAPERS = '/console/assessment_papers';

export const oneQuestion = (guidance: object, isPremium: boolean) => [
	{
		content: '大項目',
		sub_categories: [
			{
				content: '小項目',
				questions: [
					{ content: '設問', points: 10, guidance, evaluations: isPremium ? [{ content: '確認', weight: 1 }] : [] },
				],
			},
		],
	},
];

export const guidanceIn = ({ main_categories }: AssessmentPaper) =>
	main_categories[0]?.sub_categories[0]?.questions[0]?.guidance;

/** @throws if there is none */
export const draftOf = async (admin: Person, isPremium: boolean): Promise<AssessmentPaper> => {
	const { data } = await admin.get<AssessmentPaper[]>(`${PAPERS}?is_premium=${isPremium}`);
	const draft = data.find(({ is_published }) => !is_published);
	if (!draft) throw new Error('there is no draft');
	return draft;
};

type Change = (sheet: ExcelJS.Worksheet) => void;

/** Downloads the draft as a workbook, changes it and imports it again. */
export const reimported = async (
	app: Pick<TestApp, 'url'>,
	admin: Person,
	{ isPremium, locale = 'en', change = () => {} }: { isPremium: boolean; locale?: 'ja' | 'en'; change?: Change },
): Promise<Answer<unknown>> => {
	const { id, version } = await draftOf(admin, isPremium);
	const { content } = await downloadFile(app, admin.token, `${PAPERS}/${id}/download`, locale);
	const workbook = await openWorkbook(content);
	const [sheet] = workbook.worksheets;
	if (!sheet) throw new Error('no sheet');
	change(sheet);
	const changed = Buffer.from(await workbook.xlsx.writeBuffer());
	return importWorkbook(app, admin.token, { content: changed, version, isPremium });
};
