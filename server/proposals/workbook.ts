import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { dayCell, type FilledSheet, textCell, wholeSheet } from '#server/exports/workbook/columns.ts';
import { documentFile } from '#server/exports/workbook/document-file.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { summarySheet } from '#server/exports/workbook/parts.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';
import { getSubmittedProposal } from './read.ts';

/** The improvement proposal as a workbook, one sheet per part. */

type Part = (proposal: ImprovementProposal, words: Words) => FilledSheet;

const summary: Part = ({ updated_at: updatedAt, ...proposal }, words) =>
	summarySheet(words, [
		[words.label('companies.company_name'), textCell(proposal.company_name)],
		[words.label('companies.registration_number'), textCell(proposal.registration_number)],
		[words.label('companies.corporate_number'), textCell(proposal.corporate_number)],
		[words.heading('updatedOn'), dayCell(updatedAt && tokyoDate(new Date(updatedAt)))],
	]);

const mainCategories: Part = ({ main_category_results: categories }, { sheet, column, field, judgement }) =>
	wholeSheet(sheet('mainCategories'), categories, [
		column('mainCategory', 40, ({ content }) => content),
		field('reports.score', 10, ({ score }) => score),
		column('judgement', 20, ({ score }) => judgement(score)),
	]);

const subCategories: Part = ({ main_category_results: categories }, { sheet, column, field, judgement }) =>
	wholeSheet(
		sheet('subCategories'),
		categories.flatMap(({ content: main, sub_category_results: subs }) => subs.map((sub) => ({ main, ...sub }))),
		[
			column('mainCategory', 24, ({ main }) => main),
			column('subCategory', 36, ({ content }) => content),
			field('reports.score', 10, ({ score }) => score),
			column('judgement', 20, ({ score }) => judgement(score)),
			field('proposals.proposal_note', 90, (sub) => textCell(sub.proposal_note)),
		],
	);

const PARTS: readonly Part[] = [summary, mainCategories, subCategories];

/** The improvement proposal as last submitted. @throws 404 as `getSubmittedProposal` */
export const proposalWorkbook = async (
	deps: Deps,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<WorkbookFile> => {
	const proposal = await getSubmittedProposal(deps, actor, { id }, call);
	const words = wordsOf(call.locale);
	return documentFile(words, {
		title: words.title('proposal'),
		companyName: proposal.company_name,
		plainName: 'improvement-proposal.xlsx',
		sheets: PARTS.map((part) => part(proposal, words)),
	});
};
