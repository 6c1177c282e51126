import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { type WorkbookFile, workbookFile } from '#server/exports/workbook/file.ts';
import { wordsOf } from '#server/exports/workbook/texts.ts';
import { getSubmittedProposal } from '#server/proposals/read.ts';
import { proposalSheets } from '#server/proposals/workbook.ts';
import { getAssessmentResult } from '#server/reports/read.ts';
import { reportSheets, reportTitle } from '#server/reports/workbook.ts';

/** The evaluation report of a round, as last confirmed. @throws 404 as for the screen */
export const reportWorkbook = async (
	deps: Deps,
	actor: ConsoleActor,
	asked: { id: number; is_first_time: boolean },
	call: CallContext,
): Promise<WorkbookFile> => {
	const report = await getAssessmentResult(deps, actor, asked, call);
	const words = wordsOf(call.locale);
	const title = reportTitle(report, words);
	return workbookFile(deps, {
		name: words.fileName(title, report.company.company_name),
		title: `${title} - ${report.company.company_name}`,
		formats: words.formats,
		sheets: reportSheets(report, call.locale),
	});
};

/** The improvement proposal, as last submitted. @throws 404 as for the screen */
export const proposalWorkbook = async (
	deps: Deps,
	actor: ConsoleActor,
	id: number,
	call: CallContext,
): Promise<WorkbookFile> => {
	const proposal = await getSubmittedProposal(deps, actor, id, call);
	const words = wordsOf(call.locale);
	const title = words.title('proposal');
	return workbookFile(deps, {
		name: words.fileName(title, proposal.company_name),
		title: `${title} - ${proposal.company_name}`,
		formats: words.formats,
		sheets: proposalSheets(proposal, call.locale),
	});
};
