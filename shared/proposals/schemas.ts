import { z } from 'zod';
import { percent } from '#shared/assessment/graded-score.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { autosave, id, instant, listOf, noteText, queryFlag, reasonText, version } from '#shared/fields.ts';
import { confirmedNote, draftState, uneditedDraft } from '#shared/reports/schemas.ts';

const subCategoryResult = z.object({
	id: id(),
	content: z.string(),
	score: percent(),
	/**
	 * Points that a full rating adds to the total score, as in the explanation. Null where the paper explains nothing and in
	 * drafts; missing in documents enqueued by a former version.
	 */
	gain: z.number().nullish(),
	proposal_note: z.string().nullable(),
});

const mainCategoryResult = z.object({
	id: id(),
	content: z.string(),
	score: percent(),
	sub_category_results: z.array(subCategoryResult),
});

/** The improvement proposal: view model of screen, PDF and workbook, and fields for its editor. */
export const improvementProposal = z.object({
	id: id(),
	company_name: z.string(),
	corporate_number: z.string(),
	registration_number: z.string().nullable(),
	/** Last submission; null for a draft. */
	updated_at: instant().nullable(),
	main_category_results: z.array(mainCategoryResult),
});
export type ImprovementProposal = z.input<typeof improvementProposal>;

export const editedProposal = improvementProposal.extend({
	main_category_results: z.array(
		mainCategoryResult.extend({
			sub_category_results: z.array(subCategoryResult.extend({ ...confirmedNote, ...uneditedDraft })),
		}),
	),
	status: namedStatus,
	has_improvement_proposal: z.boolean(),
	...draftState,
	/** Waiver of the proposal; null without one, or once a proposal was begun. */
	waiver: z.object({ at: instant(), by: z.string(), reason: z.string().nullable() }).nullable(),
});
export type EditedProposal = z.input<typeof editedProposal>;

/** By default the last saved notes, for the editor; `confirmed=true` returns those of the last submission. */
export const proposalQuery = { confirmed: queryFlag().default(false) };

export const proposalBody = {
	sub_category_results: listOf(z.object({ id: id(), proposal_note: noteText().nullable() }), 5_000).default([]),
	version: version(),
};
/** A draft; `autosave` marks saves by the client after typing and on leaving. */
export const saveProposalBody = { ...proposalBody, autosave: autosave() };

const proposalInput = z.object({ id: id(), ...proposalBody });
export type ProposalInput = z.output<typeof proposalInput>;

/** Waives the proposal, or revokes the waiver. */
export const waiveBody = { is_waived: z.boolean(), reason: reasonText() };
const waiveInput = z.object({ id: id(), ...waiveBody });
export type WaiveInput = z.output<typeof waiveInput>;
