import { type Grade, gradeOf } from '#shared/assessment/grade.ts';
import { type Feature, labelOf } from '#shared/i18n/feature-labels.ts';
import type { exportWorkbook } from '#shared/i18n/server/exports/workbook/ja.ts';
import { type ServerText, serverText } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { Column } from './sheet.ts';

type Texts = typeof exportWorkbook;

/** Columns of wire fields are called by their labels, those that say whether there is a document by its title. */
const NAMED_ELSEWHERE = {
	registrationNumber: 'labels.companies.registration_number',
	status: 'labels.assessment.status',
	since: 'labels.assessment.since',
	waitingOn: 'labels.assessment.waiting_on',
	startDate: 'labels.assessment.start_date',
	endDate: 'labels.assessment.end_date',
	submittedAt: 'labels.assessment.submitted_at',
	submittedBy: 'labels.assessment.submitted_by',
	issuedAt: 'labels.assessment.issued_at',
	updatedAt: 'labels.assessment.updated_at',
	score: 'labels.reports.score',
	maxScore: 'labels.reports.max_score',
	evaluationNote: 'labels.reports.evaluation_note',
	proposalNote: 'labels.proposals.proposal_note',
	createdAt: 'labels.free.created_at',
	appliedAt: 'labels.free.applied_at',
	paper: 'labels.free.assessment_paper_id',
	happenedAt: 'labels.audit.created_at',
	actor: 'labels.audit.actor',
	action: 'labels.audit.action',
	subject: 'labels.audit.subject',
	subjectId: 'labels.audit.subject_id',
	detail: 'labels.audit.detail',
	address: 'labels.audit.address',
	requestId: 'labels.audit.request_id',
	hasFirstReport: 'exports.workbook.titles.report',
	hasSecondReport: 'exports.workbook.titles.reportAgain',
	hasProposal: 'exports.workbook.titles.proposal',
} as const satisfies Record<string, ServerText>;

type NamedElsewhere = keyof typeof NAMED_ELSEWHERE;

export type ColumnName = keyof Texts['columns'] | NamedElsewhere;
export type TitleName = keyof Texts['titles'];
export type SheetName = keyof Texts['sheets'];

const isNamedElsewhere = (name: ColumnName): name is NamedElsewhere => Object.hasOwn(NAMED_ELSEWHERE, name);

const headingKey = (name: ColumnName): ServerText =>
	isNamedElsewhere(name) ? NAMED_ELSEWHERE[name] : `exports.workbook.columns.${name}`;

/** The words of a workbook in one language. */
export const wordsOf = (locale: Locale) => {
	const text = (key: string): string => serverText(locale, `exports.workbook.${key}` as ServerText);
	const gradeName = (grade: Grade | null): string =>
		grade ? `${grade} ${text(`grades.${grade}`)}` : text('grades.none');
	const heading = (name: ColumnName): string => serverText(locale, headingKey(name));
	return {
		text,
		heading,
		column: (name: ColumnName, width: number): Column => ({ heading: heading(name), width }),
		/** A column of a wire field. `feature` tells which of several fields of this name is meant. */
		field: (name: string, width: number, feature?: Feature): Column => ({
			heading: labelOf(locale, name, feature) ?? name,
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
