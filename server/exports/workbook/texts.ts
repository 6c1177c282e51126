import { type Grade, gradeOf } from '#shared/assessment/grade.ts';
import type { exportWorkbook } from '#shared/i18n/server/exports/workbook/ja.ts';
import { fieldName, type ServerText, serverText } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { Column } from './sheet.ts';

type Texts = typeof exportWorkbook;
export type ColumnName = keyof Texts['columns'];
export type TitleName = keyof Texts['titles'];
export type SheetName = keyof Texts['sheets'];

/** The words of a workbook in one language. */
export const wordsOf = (locale: Locale) => {
	const text = (key: string): string => serverText(locale, `exports.workbook.${key}` as ServerText);
	const gradeName = (grade: Grade | null): string =>
		grade ? `${grade} ${text(`grades.${grade}`)}` : text('grades.none');
	return {
		text,
		heading: (name: ColumnName): string => text(`columns.${name}`),
		column: (name: ColumnName, width: number): Column => ({ heading: text(`columns.${name}`), width }),
		/** A column that is called as the field is in messages. */
		field: (name: string, width: number): Column => ({ heading: fieldName(locale, name), width }),
		sheet: (name: SheetName): string => text(`sheets.${name}`),
		title: (name: TitleName): string => text(`titles.${name}`),
		fileName: (title: string, subject: string): string =>
			serverText(locale, 'exports.workbook.fileName', { title, subject }),
		flag: (value: boolean): string => text(value ? 'yes' : 'no'),
		gradeName,
		/** The judgement of a score of 0 to 100. */
		judgement: (score: number | null): string => gradeName(gradeOf(score, 100)),
		formats: { day: text('dayFormat'), instant: text('instantFormat') },
	};
};

export type Words = ReturnType<typeof wordsOf>;
