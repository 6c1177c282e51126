import { z } from 'zod';
import { percent } from '#shared/assessment/graded-score.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { autosave, id, instant, listOf, noteText, queryFlag, reasonText, version } from '#shared/fields.ts';
import { confirmedNote, draftState } from '#shared/reports/schemas.ts';

const subCategoryResult = z.object({
	id: id(),
	content: z.string(),
	score: percent(),
	proposal_note: z.string().nullable(),
});

const mainCategoryResult = z.object({
	id: id(),
	content: z.string(),
	score: percent(),
	sub_category_results: z.array(subCategoryResult),
});

/** The improvement proposal: the view-model of the screen, the PDF and the workbook, and what its editor adds. */
export const improvementProposal = z.object({
	id: id(),
	company_name: z.string(),
	corporate_number: z.string(),
	registration_number: z.string().nullable(),
	/** Time of the last submission; null for a draft. */
	updated_at: instant().nullable(),
	main_category_results: z.array(mainCategoryResult),
});
export type ImprovementProposal = z.input<typeof improvementProposal>;

/** What staff edit. */
export const editedProposal = improvementProposal.extend({
	main_category_results: z.array(
		mainCategoryResult.extend({ sub_category_results: z.array(subCategoryResult.extend(confirmedNote)) }),
	),
	status: namedStatus,
	has_improvement_proposal: z.boolean(),
	...draftState,
	/** Who said that there will be no proposal, when and why; null where nobody did, or one was begun since. */
	waiver: z.object({ at: instant(), by: z.string(), reason: z.string().nullable() }).nullable(),
});
export type EditedProposal = z.input<typeof editedProposal>;

/** By default the last saved notes, for the editor; `confirmed=true` answers those of the last submission. */
export const proposalQuery = { confirmed: queryFlag().default(false) };

export const proposalBody = {
	sub_category_results: listOf(z.object({ id: id(), proposal_note: noteText().nullable() }), 5_000).default([]),
	version: version(),
};
/** A draft; without being asked for, the client saves it after typing and on leaving. */
export const saveProposalBody = { ...proposalBody, autosave: autosave() };

const proposalInput = z.object({ id: id(), ...proposalBody });
export type ProposalInput = z.output<typeof proposalInput>;

/** That there will be no proposal, or that there may be one after all. */
export const waiveBody = { is_waived: z.boolean(), reason: reasonText() };
const waiveInput = z.object({ id: id(), ...waiveBody });
export type WaiveInput = z.output<typeof waiveInput>;
