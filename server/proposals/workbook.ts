import { dayCell, type FilledSheet, type Row, textCell, wholeSheet } from '#server/exports/workbook/sheet.ts';
import { wordsOf } from '#server/exports/workbook/texts.ts';
import { summarySheet } from '#server/reports/workbook.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';

/** The improvement proposal as a workbook. */
export const proposalSheets = (proposal: ImprovementProposal, locale: Locale): FilledSheet[] => {
	const words = wordsOf(locale);
	const { updated_at: updatedAt, main_category_results: categories } = proposal;
	return [
		summarySheet(words, [
			[words.field('company_name', 0).heading, textCell(proposal.company_name)],
			[words.heading('registrationNumber'), textCell(proposal.registration_number)],
			[words.field('corporate_number', 0).heading, textCell(proposal.corporate_number)],
			[words.heading('updatedOn'), dayCell(updatedAt && tokyoDate(new Date(updatedAt)))],
		]),
		wholeSheet(
			{
				name: words.sheet('mainCategories'),
				columns: [words.column('mainCategory', 40), words.column('score', 10), words.column('judgement', 20)],
			},
			categories.map(({ content, score }): Row => [content, score, words.judgement(score)]),
		),
		wholeSheet(
			{
				name: words.sheet('subCategories'),
				columns: [
					words.column('mainCategory', 24),
					words.column('subCategory', 36),
					words.column('score', 10),
					words.column('judgement', 20),
					words.column('proposalNote', 90),
				],
			},
			categories.flatMap((main) =>
				main.sub_category_results.map(
					(sub): Row => [main.content, sub.content, sub.score, words.judgement(sub.score), textCell(sub.proposal_note)],
				),
			),
		),
	];
};
