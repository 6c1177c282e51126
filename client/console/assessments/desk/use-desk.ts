import { useMemo } from 'react';
import { categoriesOf, goalsOf } from './contents.ts';
import { proposalNotesOf, reportNotesOf } from './desk-notes.ts';
import { useFirstDrafts } from './first-drafts.ts';
import { isTooLong } from './note-fields.ts';
import { placesOf } from './places.ts';
import { useDeskDecision } from './use-desk-decision.ts';
import { type DeskRecords, useDeskTexts } from './use-desk-texts.ts';

/** Which of the two texts the desk was opened for; both screens show the same contents. */
export type Aim = 'report' | 'proposal';

export type DeskProps = DeskRecords & {
	aim: Aim;
	/** Shows a document of the company beside the desk. */
	showFile: (filePath: string) => void;
	/** Opens or closes the documents beside the desk. */
	toggleDocuments: () => void;
};

/** The state of the desk: both texts, the states of their notes, and saving, confirming and submitting. */
export const useDesk = ({ round, aim, report, proposal, showFile, toggleDocuments }: DeskProps) => {
	const texts = useDeskTexts({ round, report, proposal });
	const { reportText, proposalText } = texts;
	const categories = useMemo(() => categoriesOf(report), [report]);
	const places = useMemo(() => placesOf(categories, goalsOf(report)), [categories, report]);
	const drafts = useFirstDrafts(round, report.id);
	const reportNotes = reportNotesOf(report, categories, { read: reportText.read, drafts });
	const proposalNotes = proposalNotesOf(proposal, categories, { read: proposalText.read, drafts });
	const tooLong = {
		report: reportNotes.some(({ field }) => isTooLong(reportText.read(field))),
		proposal: proposalNotes.some(({ field }) => isTooLong(proposalText.read(field))),
	};
	/** Submitting the proposal also confirms the report if it has changes that readers do not see yet. */
	const confirmsToo = texts.isReportEditable && reportNotes.some(({ state }) => state === 'differs');
	const decision = useDeskDecision({ round, report, texts, tooLong, confirmsToo });

	return {
		id: report.id,
		round,
		aim,
		report,
		proposal,
		showFile,
		toggleDocuments,
		categories,
		goals: goalsOf(report),
		places,
		drafts,
		...texts,
		isReportConfirmed: report.updated_at !== null,
		isProposalSubmitted: proposal !== null && proposal.updated_at !== null,
		reportNotes,
		proposalNotes,
		isTooLong: tooLong.report || tooLong.proposal,
		changes: reportText.changes + proposalText.changes,
		confirmsToo,
		...decision,
	};
};

export type Desk = ReturnType<typeof useDesk>;
