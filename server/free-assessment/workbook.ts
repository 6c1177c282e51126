import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { inBatches } from '#server/exports/workbook/batches.ts';
import { type Column, instantCell, streamedSheet, textCell } from '#server/exports/workbook/columns.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { listWorkbook } from '#server/exports/workbook/list-file.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import type { Inquiry } from '#shared/free-assessment/inquiries.ts';
import { type InquiriesQuery, inquiryIds, listInquiries } from './inquiries.ts';

const inquiryColumns = ({ column, field, flag, gradeName }: Words): Column<Inquiry>[] => [
	field('common.id', 10, (row) => row.id),
	field('free.created_at', 24, (row) => instantCell(row.created_at)),
	field('free.company_name', 36, (row) => row.company_name),
	field('free.client_name', 20, (row) => row.client_name),
	field('accounts.email', 30, (row) => row.email),
	field('free.phone', 18, (row) => row.phone),
	field('reports.score', 10, (row) => row.score),
	column('grade', 20, (row) => row.grade && gradeName(row.grade)),
	field('free.has_inquiry_request', 14, (row) => flag(row.has_inquiry_request)),
	field('free.applied_at', 24, (row) => instantCell(row.applied_at)),
	field('free.message', 70, (row) => textCell(row.message)),
	field('free.handled_at', 24, (row) => instantCell(row.handled_at)),
	field('free.handled_by', 20, (row) => textCell(row.handled_by?.name)),
	column('registeredCompany', 36, (row) => textCell(row.company?.company_name)),
	field('free.referer_id', 18, (row) => textCell(row.referer_id)),
	field('free.assessment_paper_id', 12, (row) => row.assessment_paper_id),
	// After the others, so that these keep their places.
	column('receiptNumber', 16, (row) => textCell(row.receipt_number)),
	field('free.in_charge_id', 20, (row) => textCell(row.in_charge?.name)),
	field('free.note', 50, (row) => textCell(row.note)),
];

/** Score of a category or, if named, of a sub-category. */
type ScoreRow = { inquiry: Inquiry; category: string; subCategory: string | null; score: number };

const scoresOf = (inquiry: Inquiry): ScoreRow[] =>
	inquiry.category_results.flatMap(({ content: category, score, sub_category_results: subs }) => [
		{ inquiry, category, subCategory: null, score },
		...subs.map((sub) => ({ inquiry, category, subCategory: sub.content, score: sub.score })),
	]);

const scoreColumns = ({ column, field }: Words): Column<ScoreRow>[] => [
	field('common.id', 10, ({ inquiry }) => inquiry.id),
	field('free.company_name', 36, ({ inquiry }) => inquiry.company_name),
	column('mainCategory', 28, ({ category }) => category),
	column('subCategory', 36, ({ subCategory }) => subCategory),
	field('reports.score', 10, ({ score }) => score),
];

async function* scoresIn(batches: AsyncIterable<readonly Inquiry[]>): AsyncGenerator<readonly ScoreRow[]> {
	for await (const inquiries of batches) yield inquiries.flatMap(scoresOf);
}

type Filters = Omit<InquiriesQuery, 'page' | 'per_page'>;

/** Scores per result with the shipped paper; ten of these short rows cost as much as one of another list. */
const SCORES_EACH = 10;

/** Free results and applications as a workbook: one sheet of results, one of their scores. */
export const inquiriesWorkbook = (
	deps: Deps,
	actor: ConsoleActor,
	filters: Filters,
	call: Pick<CallContext, 'locale'>,
): Promise<WorkbookFile> => {
	const { locale } = call;
	const words = wordsOf(locale);
	const query = { ...filters, per_page: 1 };
	return listWorkbook(
		deps,
		{ title: 'inquiries', plainName: 'inquiries.xlsx', locale },
		{
			total: async () => (await listInquiries(deps, actor, { ...query, page: 1 }, call)).meta?.total ?? 0,
			rowsEach: SCORES_EACH,
			sheets: (db) => {
				const read = () =>
					inBatches(
						db,
						inquiryIds(db, actor, query),
						async (ids) => (await listInquiries({ db }, actor, { ...query, ids }, call)).rows,
					);
				return [
					streamedSheet(words.title('inquiries'), inquiryColumns(words), read),
					streamedSheet(words.sheet('inquiryScores'), scoreColumns(words), () => scoresIn(read())),
				];
			},
		},
	);
};
