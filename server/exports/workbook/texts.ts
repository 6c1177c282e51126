import { type Grade, gradeOf } from '#shared/assessment/grade.ts';
import { type Feature, labelOf } from '#shared/i18n/feature-labels.ts';
import type { exportWorkbook } from '#shared/i18n/server/exports/workbook/ja.ts';
import { type ServerText, serverText } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { Column } from './sheet.ts';

type Texts = typeof exportWorkbook;

/** Columns that hold a field of the wire: their heading is the label of that field. */
const FIELD_COLUMNS = {
	registrationNumber: ['companies', 'registration_number'],
	status: ['assessment', 'status'],
	since: ['assessment', 'since'],
	waitingOn: ['assessment', 'waiting_on'],
	startDate: ['assessment', 'start_date'],
	endDate: ['assessment', 'end_date'],
	submittedAt: ['assessment', 'submitted_at'],
	submittedBy: ['assessment', 'submitted_by'],
	issuedAt: ['assessment', 'issued_at'],
	updatedAt: ['assessment', 'updated_at'],
	score: ['reports', 'score'],
	maxScore: ['reports', 'max_score'],
	evaluationNote: ['reports', 'evaluation_note'],
	proposalNote: ['proposals', 'proposal_note'],
	createdAt: ['free', 'created_at'],
	appliedAt: ['free', 'applied_at'],
	paper: ['free', 'assessment_paper_id'],
	happenedAt: ['audit', 'created_at'],
	actor: ['audit', 'actor'],
	action: ['audit', 'action'],
	subject: ['audit', 'subject'],
	subjectId: ['audit', 'subject_id'],
	detail: ['audit', 'detail'],
	address: ['audit', 'address'],
	requestId: ['audit', 'request_id'],
} as const satisfies Record<string, readonly [Feature, string]>;

/** Columns that say whether there is a document: their heading is its title. */
const TITLE_COLUMNS = {
	hasFirstReport: 'report',
	hasSecondReport: 'reportAgain',
	hasProposal: 'proposal',
} as const satisfies Record<string, TitleName>;

type FieldColumn = keyof typeof FIELD_COLUMNS;
type TitleColumn = keyof typeof TITLE_COLUMNS;
const isFieldColumn = (name: ColumnName): name is FieldColumn => Object.hasOwn(FIELD_COLUMNS, name);
const isTitleColumn = (name: ColumnName): name is TitleColumn => Object.hasOwn(TITLE_COLUMNS, name);

export type ColumnName = keyof Texts['columns'] | FieldColumn | TitleColumn;
export type TitleName = keyof Texts['titles'];
export type SheetName = keyof Texts['sheets'];

/** The words of a workbook in one language. */
export const wordsOf = (locale: Locale) => {
	const text = (key: string): string => serverText(locale, `exports.workbook.${key}` as ServerText);
	const gradeName = (grade: Grade | null): string =>
		grade ? `${grade} ${text(`grades.${grade}`)}` : text('grades.none');
	const fieldHeading = (name: string, feature?: Feature): string => labelOf(locale, name, feature) ?? name;
	const heading = (name: ColumnName): string => {
		if (isTitleColumn(name)) return text(`titles.${TITLE_COLUMNS[name]}`);
		if (!isFieldColumn(name)) return text(`columns.${name}`);
		const [feature, field] = FIELD_COLUMNS[name];
		return fieldHeading(field, feature);
	};
	return {
		text,
		heading,
		column: (name: ColumnName, width: number): Column => ({ heading: heading(name), width }),
		/** A column of a wire field. `feature` tells which of several fields of this name is meant. */
		field: (name: string, width: number, feature?: Feature): Column => ({
			heading: fieldHeading(name, feature),
			width,
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
