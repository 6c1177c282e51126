import { z } from 'zod';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { id, instant, noteText, queryFlag, version } from '#shared/fields.ts';
import { draftState, percent } from '#shared/reports/schemas.ts';

/** The improvement proposal: one shape for the screen, the PDF and the Excel, and what its editor needs beside it. */
export const improvementProposal = z.object({
	id: id(),
	company_name: z.string(),
	corporate_number: z.string(),
	registration_number: z.string().nullable(),
	/** When it was last submitted; null while it is a draft. */
	updated_at: instant().nullable(),
	main_category_results: z.array(
		z.object({
			id: id(),
			content: z.string(),
			score: percent(),
			sub_category_results: z.array(
				z.object({ id: id(), content: z.string(), score: percent(), proposal_note: z.string().nullable() }),
			),
		}),
	),
});
export type ImprovementProposal = z.input<typeof improvementProposal>;

/** For staff. */
export const editedProposal = improvementProposal.extend({
	status: namedStatus,
	has_improvement_proposal: z.boolean(),
	...draftState,
});
export type EditedProposal = z.input<typeof editedProposal>;

/** The editor shows the notes as saved last; `confirmed=true` those of the last submission, as readers see them. */
export const proposalQuery = { confirmed: queryFlag().default(false) };

export const proposalBody = {
	sub_category_results: z
		.array(z.object({ id: id(), proposal_note: noteText().nullable() }))
		.max(5_000)
		.default([]),
	version: version(),
};
const proposalInput = z.object({ id: id(), ...proposalBody });
export type ProposalInput = z.output<typeof proposalInput>;
