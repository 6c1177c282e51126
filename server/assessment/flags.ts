import { isProposalVisible, isReportVisible, type Readable } from './visible.ts';

type Flags = {
	has_first_evaluation_report: boolean;
	has_second_evaluation_report: boolean;
	has_improvement_proposal: boolean;
};

/** Documents that the company may open. The proposal is visible after its submission. */
export const companyFlags = (progress: Readable, isProposalSubmitted: boolean): Flags => ({
	has_first_evaluation_report: isReportVisible('app', progress, 1),
	has_second_evaluation_report: isReportVisible('app', progress, 2),
	has_improvement_proposal: isProposalVisible('app', progress) && isProposalSubmitted,
});

/** Documents that staff may open. The proposal is visible from its first draft. */
export const consoleFlags = (progress: Readable, hasProposal: boolean): Flags => ({
	has_first_evaluation_report: isReportVisible('console', progress, 1),
	has_second_evaluation_report: isReportVisible('console', progress, 2),
	has_improvement_proposal: hasProposal,
});
