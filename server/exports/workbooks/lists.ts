import type { z } from 'zod';
import { listAuditEvents } from '#server/audit-log/list.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { listCompanyProfiles } from '#server/console-companies/list.ts';
import type { Executor } from '#server/db/client.ts';
import { inBatches } from '#server/exports/workbook/batches.ts';
import { dayCell, type FilledSheet, instantCell, type Row, textCell } from '#server/exports/workbook/sheet.ts';
import { wordsOf } from '#server/exports/workbook/texts.ts';
import { listInquiries } from '#server/free-assessment/inquiries.ts';
import { listProgresses } from '#server/progresses/list.ts';
import type { progressesQuery } from '#shared/assessment/progresses.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import type { companiesQuery } from '#shared/companies/schemas.ts';
import type { Inquiry, inquiriesQuery } from '#shared/free-assessment/inquiries.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ListQuery } from '#shared/lists.ts';

/** Lists of the console as workbooks: the rows that the list itself answers, with the same filters and order. */

type Query<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;
type Reading<Q> = { executor: Executor; actor: ConsoleActor; query: Q; locale: Locale };

export const companySheets = ({
	executor,
	actor,
	query,
	locale,
}: Reading<Query<typeof companiesQuery>>): FilledSheet[] => {
	const words = wordsOf(locale);
	const { column, field, flag } = words;
	return [
		{
			name: words.title('companies'),
			columns: [
				field('company_name', 36),
				field('company_name_kana', 36),
				column('registrationNumber', 16),
				column('status', 24),
				column('startDate', 18),
				column('endDate', 18),
				column('hasProposal', 14),
				field('industry_code', 10),
				field('corporate_number', 20),
				field('ceo_name', 20),
				field('company_address', 48),
				field('phone_number', 18),
				field('email', 30),
				field('homepage_url', 34),
				field('established_date', 18),
				field('funds', 18),
				field('employee_count', 14),
				field('foreign_employee_count', 14),
				field('employee_countries', 30),
				column('updatedAt', 24),
			],
			batches: () =>
				inBatches(
					query,
					(batch) => listCompanyProfiles(executor, actor, batch, locale),
					(company): Row[] => [
						[
							company.company_name,
							textCell(company.company_name_kana),
							textCell(company.registration_number),
							textCell(company.status?.name),
							dayCell(company.start_date),
							dayCell(company.end_date),
							flag(company.has_improvement_proposal),
							textCell(company.industry_code),
							textCell(company.corporate_number),
							textCell(company.ceo_name),
							textCell(company.company_address),
							textCell(company.phone_number),
							textCell(company.email),
							textCell(company.homepage_url),
							dayCell(company.established_date),
							company.funds,
							company.employee_count,
							company.foreign_employee_count,
							textCell(company.employee_countries),
							instantCell(company.updated_at),
						],
					],
				),
		},
	];
};

export const progressSheets = ({
	executor,
	actor,
	query,
	locale,
}: Reading<Query<typeof progressesQuery>>): FilledSheet[] => {
	const words = wordsOf(locale);
	const { column, field, flag, text } = words;
	return [
		{
			name: words.title('progresses'),
			columns: [
				field('company_name', 36),
				column('status', 24),
				column('since', 26),
				column('waitingOn', 14),
				column('startDate', 18),
				column('endDate', 18),
				column('submittedAt', 24),
				column('submittedBy', 20),
				column('score', 10),
				column('hasFirstReport', 14),
				column('hasProposal', 14),
				column('hasSecondReport', 16),
				column('issuedAt', 18),
				column('updatedAt', 24),
			],
			batches: () =>
				inBatches(
					query,
					async (batch) => (await listProgresses(executor, actor, batch, locale)).rows,
					(row): Row[] => [
						[
							row.company_name,
							row.status.name,
							instantCell(row.since),
							row.waiting_on && text(`waitingOn.${row.waiting_on}`),
							dayCell(row.start_date),
							dayCell(row.end_date),
							instantCell(row.submitted_at),
							textCell(row.submitted_by?.name),
							row.score,
							flag(row.has_first_evaluation_report),
							flag(row.has_improvement_proposal),
							flag(row.has_second_evaluation_report),
							dayCell(row.issued_at),
							instantCell(row.updated_at),
						],
					],
				),
		},
	];
};

/** The scores of a free result, a row for each category and sub-category. */
const scoreRows = (inquiry: Inquiry): Row[] =>
	inquiry.category_results.flatMap((category) => [
		[inquiry.id, inquiry.company_name, category.content, null, category.score],
		...category.sub_category_results.map((sub) => [
			inquiry.id,
			inquiry.company_name,
			category.content,
			sub.content,
			sub.score,
		]),
	]);

export const inquirySheets = ({ executor, query, locale }: Reading<Query<typeof inquiriesQuery>>): FilledSheet[] => {
	const words = wordsOf(locale);
	const { column, field, flag, gradeName } = words;
	const read = async (batch: Query<typeof inquiriesQuery>) => (await listInquiries(executor, batch, locale)).rows;
	return [
		{
			name: words.title('inquiries'),
			columns: [
				field('id', 10),
				column('createdAt', 24),
				field('company_name', 36),
				field('client_name', 20),
				field('email', 30),
				field('phone', 18),
				column('score', 10),
				column('grade', 20),
				field('has_inquiry_request', 14),
				column('appliedAt', 24),
				field('message', 70),
				field('referer_id', 18),
				column('paper', 12),
			],
			batches: () =>
				inBatches(query, read, (row): Row[] => [
					[
						row.id,
						instantCell(row.created_at),
						row.company_name,
						row.client_name,
						row.email,
						row.phone,
						row.score,
						gradeName(row.grade),
						flag(row.has_inquiry_request),
						instantCell(row.applied_at),
						textCell(row.message),
						textCell(row.referer_id),
						row.assessment_paper_id,
					],
				]),
		},
		{
			name: words.sheet('inquiryScores'),
			columns: [
				field('id', 10),
				field('company_name', 36),
				column('mainCategory', 28),
				column('subCategory', 36),
				column('score', 10),
			],
			batches: () => inBatches(query, read, scoreRows),
		},
	];
};

const detailText = (detail: AuditEventRow['detail']): string =>
	Object.entries(detail)
		.map(([name, value]) => `${name}: ${value ?? '--'}`)
		.join('\n');

export const auditSheets = ({ executor, query, locale }: Reading<ListQuery>): FilledSheet[] => {
	const words = wordsOf(locale);
	const { column, field } = words;
	return [
		{
			name: words.title('auditEvents'),
			columns: [
				field('id', 10),
				column('happenedAt', 24),
				column('actor', 20),
				column('action', 32),
				column('subject', 24),
				column('subjectId', 12),
				column('detail', 50),
				column('address', 20),
				column('requestId', 38),
			],
			batches: () =>
				inBatches(
					query,
					async (batch) => (await listAuditEvents(executor, batch)).rows,
					(event): Row[] => [
						[
							event.id,
							instantCell(event.created_at),
							textCell(event.actor?.name),
							event.action,
							textCell(event.subject),
							event.subject_id,
							textCell(detailText(event.detail)),
							textCell(event.address),
							textCell(event.request_id),
						],
					],
				),
		},
	];
};
