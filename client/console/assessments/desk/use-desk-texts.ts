import { useHasInterest } from '#client/console/interests/use-own-interests.ts';
import type { Round } from '#shared/assessment/round.ts';
import { canCall, type StatusId } from '#shared/assessment/status.ts';
import type { EditedProposal, EditedReport } from './contents.ts';
import { useProposalText } from './use-proposal-text.ts';
import { useReportText } from './use-report-text.ts';

export type DeskRecords = { round: Round; report: EditedReport; proposal: EditedProposal | null };

/** Editing state of report and proposal, and which of them the status and the reader's conflicts of interest allow to edit. */
export const useDeskTexts = ({ round, report, proposal }: DeskRecords) => {
	const status = report.status.id as StatusId;
	const hasInterest = useHasInterest(report.company.id);
	const isReportEditable = !hasInterest && canCall(round === 1 ? 'report' : 'report_again', status);
	const isProposalEditable = !hasInterest && round === 1 && proposal !== null && canCall('proposal', status);
	return {
		reportText: useReportText(round, report, isReportEditable),
		proposalText: useProposalText(report.id, proposal, isProposalEditable),
		isReportEditable,
		isProposalEditable,
		hasInterest,
	};
};

export type DeskTexts = ReturnType<typeof useDeskTexts>;
