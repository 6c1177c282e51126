import { type Grade, gradeOf } from '#shared/assessment/grade.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { exportWorkbook } from '#shared/texts/server/exports/workbook.ja.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import { type Column, textCell } from './columns.ts';
import type { Cell } from './sheet.ts';

type Texts = typeof exportWorkbook;
type LabelIn<Key> = Key extends `labels.${infer Name}` ? Name : never;

/** Key of a field's label: 'companies.company_name'. */
export type LabelName = LabelIn<ServerText>;
/** Key of a heading without a wire field. */
export type ColumnName = keyof Texts['columns'];
export type TitleName = keyof Texts['titles'];
export type SheetName = keyof Texts['sheets'];

type CellOf<T> = (record: T) => Cell;

export const wordsOf = (locale: Locale) => {
	const text = (key: string): string => serverText(locale, `exports.workbook.${key}` as ServerText);
	const label = (name: LabelName): string => serverText(locale, `labels.${name}`);
	const heading = (name: ColumnName): string => text(`columns.${name}`);
	const gradeName = (grade: Grade | null): string =>
		grade ? `${grade} ${text(`grades.${grade}`)}` : text('grades.none');
	return {
		text,
		label,
		heading,
		field: <T>(name: LabelName, width: number, cell: CellOf<T>): Column<T> => ({ heading: label(name), width, cell }),
		column: <T>(name: ColumnName, width: number, cell: CellOf<T>): Column<T> => ({
			heading: heading(name),
			width,
			cell,
		}),
		/** A column for whether a document exists, with its title as heading. */
		titled: <T>(name: TitleName, width: number, cell: CellOf<T>): Column<T> => ({
			heading: text(`titles.${name}`),
			width,
			cell,
		}),
		sheet: (name: SheetName): string => text(`sheets.${name}`),
		title: (name: TitleName): string => text(`titles.${name}`),
		fileName: (title: string, subject: string): string =>
			serverText(locale, 'exports.workbook.fileName', { title, subject }),
		names: (people: readonly { name: string }[]): Cell =>
			textCell(people.map(({ name }) => name).join(text('nameSeparator'))),
		flag: (value: boolean): string => text(value ? 'yes' : 'no'),
		gradeName,
		judgement: (score: number | null): string => gradeName(gradeOf(score, 100)),
		formats: { day: text('dayFormat'), instant: text('instantFormat') },
	};
};

export type Words = ReturnType<typeof wordsOf>;
