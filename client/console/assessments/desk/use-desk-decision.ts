import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useSingle } from '#client/base/use-single.ts';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { finished } from '#client/console/assessments/next/finished.ts';
import type { DialogEditing } from '#client/editing/use-dialog-editing.ts';
import { canTransition, type StatusId } from '#shared/assessment/status.ts';
import type { DeskRecords, DeskTexts } from './use-desk-texts.ts';
import { reportCallsOf } from './use-report-text.ts';

/** Saves a text if it has changes. Returns its version; null if the save failed. */
const saved = async (text: DialogEditing): Promise<number | null> => (text.changes > 0 ? text.saveNow() : text.version);

type DecisionContext = Pick<DeskRecords, 'round' | 'report'> & {
	texts: DeskTexts;
	tooLong: { report: boolean; proposal: boolean };
	confirmsToo: boolean;
};

/** Saves the texts as drafts; confirms the report or submits the proposal, after asking. */
export const useDeskDecision = ({ round, report, texts, tooLong, confirmsToo }: DecisionContext) => {
	const { id } = report;
	const { reportText, proposalText, isReportEditable, isProposalEditable } = texts;
	const utils = api.useUtils();
	const [, navigate] = useLocation();
	const settled = { onSettled: () => utils.console.invalidate() };
	const confirmReport = reportCallsOf(round).confirm.useMutation(settled);
	const submitProposal = api.console.proposals.submit.useMutation(settled);
	const [asking, setAsking] = useState<'report' | 'proposal' | null>(null);

	const save = useSingle(async () => {
		if (isReportEditable && reportText.changes > 0 && !tooLong.report) await reportText.saveNow();
		if (isProposalEditable && proposalText.changes > 0 && !tooLong.proposal) await proposalText.saveNow();
	});

	const decide = useSingle(async (reason: string | null) => {
		if (save.busy) return;
		const reportVersion = await saved(reportText);
		const proposalVersion = isProposalEditable ? await saved(proposalText) : 0;
		setAsking(null);
		if (reportVersion === null || proposalVersion === null) return;
		if (asking === 'report' || confirmsToo) await confirmReport.mutateAsync({ id, version: reportVersion, reason });
		if (asking === 'proposal') {
			await submitProposal.mutateAsync({ id, version: proposalVersion });
			finished(id, consolePaths.checks);
			return navigate(consolePaths.checks);
		}
		// Confirming creates the proposal, which comes next.
		const isProposalNext = round === 1 && canTransition('report', report.status.id as StatusId);
		if (isProposalNext) return navigate(consolePaths.editProposal(id));
		const { list } = ROUND_SCREENS[round];
		finished(id, list);
		navigate(list);
	});

	return { save, decide, asking, ask: setAsking };
};
