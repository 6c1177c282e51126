import { isProposalVisible, isReportVisible, type Readable } from './visible.ts';

type Flags = {
	has_first_evaluation_report: boolean;
	has_second_evaluation_report: boolean;
	has_improvement_proposal: boolean;
};

/** What the company may open of an assessment. Its proposal is there once it was submitted. */
export const companyFlags = (progress: Readable, isProposalSubmitted: boolean): Flags => ({
	has_first_evaluation_report: isReportVisible('app', progress, 1),
	has_second_evaluation_report: isReportVisible('app', progress, 2),
	has_improvement_proposal: isProposalVisible('app', progress) && isProposalSubmitted,
});

/** What staff may open. A proposal is there as soon as it is being drafted. */
export const consoleFlags = (progress: Readable, hasProposal: boolean): Flags => ({
	has_first_evaluation_report: isReportVisible('console', progress, 1),
	has_second_evaluation_report: isReportVisible('console', progress, 2),
	has_improvement_proposal: hasProposal,
});
