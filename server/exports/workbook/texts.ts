import { type Grade, gradeOf } from '#shared/assessment/grade.ts';
import type { exportWorkbook } from '#shared/i18n/server/ja/export-workbook.ts';
import { fieldName, type ServerText, serverText } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { Column } from './columns.ts';
import type { Cell } from './sheet.ts';

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
		column: <T>(name: ColumnName, width: number, cell: (record: T) => Cell): Column<T> => ({
			heading: text(`columns.${name}`),
			width,
			cell,
		}),
		/** What a field of the wire is called. */
		label: (name: string): string => fieldName(locale, name),
		/** A column that is called as the field is. */
		field: <T>(name: string, width: number, cell: (record: T) => Cell): Column<T> => ({
			heading: fieldName(locale, name),
			width,
			cell,
		}),
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
