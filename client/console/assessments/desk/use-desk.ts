import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useSingle } from '#client/base/use-single.ts';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import type { Value } from '#client/editing/edits.ts';
import type { DialogEditing } from '#client/editing/use-dialog-editing.ts';
import type { Round } from '#shared/assessment/round.ts';
import { canCall, canTransition, type StatusId } from '#shared/assessment/status.ts';
import { categoriesOf, type EditedProposal, type EditedReport, goalsOf, targetName } from './contents.ts';
import { isTooLong, subField, targetField } from './note-fields.ts';
import { type NoteState, noteState } from './note-state.ts';
import { goalPlace, placesOf, subPlace } from './places.ts';
import { useProposalText } from './use-proposal-text.ts';
import { reportCallsOf, useReportText } from './use-report-text.ts';

/** What the desk was opened for: the screens of the report and of the proposal have the same contents. */
export type Aim = 'report' | 'proposal';

/** A note with the place where it is written. */
export type DeskNote = { field: string; title: string; place: string; state: NoteState };

export type DeskProps = { round: Round; aim: Aim; report: EditedReport; proposal: EditedProposal | null };

const eventOf = (round: Round) => (round === 1 ? 'report' : 'report_again');

/** The proposal notes by their sub-categories. */
const proposalRows = (proposal: EditedProposal | null) =>
	new Map(
		(proposal?.main_category_results ?? []).flatMap((category) =>
			category.sub_category_results.map((row) => [row.id, row] as const),
		),
	);

const saved = async (text: DialogEditing): Promise<number | null> => (text.changes > 0 ? text.saveNow() : text.version);

/** The state of the desk: the two texts, what is written of them, and saving, confirming and submitting. */
export const useDesk = ({ round, aim, report, proposal }: DeskProps) => {
	const { id } = report;
	const status = report.status.id as StatusId;
	const isReportEditable = canCall(eventOf(round), status);
	const isProposalEditable = round === 1 && proposal !== null && canCall('proposal', status);
	const reportText = useReportText(round, report, isReportEditable);
	const proposalText = useProposalText(id, proposal, isProposalEditable);
	const utils = api.useUtils();
	const [, navigate] = useLocation();
	const settled = { onSettled: () => utils.console.invalidate() };
	const confirmReport = reportCallsOf(round).confirm.useMutation(settled);
	const submitProposal = api.console.proposals.submit.useMutation(settled);
	const [asking, setAsking] = useState<Aim | null>(null);

	const categories = useMemo(() => categoriesOf(report), [report]);
	const goals = goalsOf(report);
	const places = useMemo(() => placesOf(categories, goalsOf(report)), [categories, report]);
	const proposed = useMemo(() => proposalRows(proposal), [proposal]);

	const isReportConfirmed = report.updated_at !== null;
	const isProposalSubmitted = proposal !== null && proposal.updated_at !== null;
	const readReport = (field: string): Value => reportText.read(field);
	const readProposal = (field: string): Value => proposalText.read(field);

	const reportNotes: DeskNote[] = [
		...categories.flatMap(({ subs }) =>
			subs.map((sub) => ({
				field: subField(sub.id),
				title: sub.content,
				place: subPlace(sub.id),
				state: noteState(readReport(subField(sub.id)), {
					isConfirmed: isReportConfirmed,
					stored: sub.evaluation_note,
					confirmed: sub.confirmed_note,
				}),
			})),
		),
		...goals.flatMap((goal) =>
			goal.sdg_target_results.map((target) => ({
				field: targetField(target.id),
				title: `SDG ${targetName(goal, target.target_number)}`,
				place: goalPlace(goal.sdg_goal_id),
				state: noteState(readReport(targetField(target.id)), {
					isConfirmed: isReportConfirmed,
					stored: target.evaluation_note,
					confirmed: target.confirmed_note,
				}),
			})),
		),
	];
	const proposalNotes: DeskNote[] = proposal
		? categories.flatMap(({ subs }) =>
				subs.map((sub) => {
					const row = proposed.get(sub.id);
					return {
						field: subField(sub.id),
						title: sub.content,
						place: subPlace(sub.id),
						state: noteState(readProposal(subField(sub.id)), {
							isConfirmed: isProposalSubmitted,
							stored: row?.proposal_note ?? '',
							confirmed: row?.confirmed_note ?? null,
						}),
					};
				}),
			)
		: [];

	const tooLong = {
		report: reportNotes.some(({ field }) => isTooLong(readReport(field))),
		proposal: proposalNotes.some(({ field }) => isTooLong(readProposal(field))),
	};
	/** A proposal is submitted together with the report: what of it readers do not see yet is confirmed first. */
	const confirmsToo = isReportEditable && reportNotes.some(({ state }) => state === 'differs');

	const save = useSingle(async () => {
		if (isReportEditable && reportText.changes > 0 && !tooLong.report) await reportText.saveNow();
		if (isProposalEditable && proposalText.changes > 0 && !tooLong.proposal) await proposalText.saveNow();
	});
	/** Saves both; the versions, or null where one of them was not saved. */
	const saveBoth = async () => {
		const of = { report: await saved(reportText), proposal: isProposalEditable ? await saved(proposalText) : 0 };
		return of.report === null || of.proposal === null ? null : { report: of.report, proposal: of.proposal };
	};
	const decide = useSingle(async (reason: string | null) => {
		if (save.busy) return;
		const versions = await saveBoth();
		setAsking(null);
		if (!versions) return;
		if (asking === 'report' || confirmsToo) await confirmReport.mutateAsync({ id, version: versions.report, reason });
		if (asking === 'proposal') {
			await submitProposal.mutateAsync({ id, version: versions.proposal });
			return navigate(consolePaths.checks);
		}
		// The proposal's boxes are open from now on: one goes on with them.
		navigate(
			round === 1 && canTransition('report', status) ? consolePaths.editProposal(id) : ROUND_SCREENS[round].list,
		);
	});

	return {
		id,
		round,
		aim,
		report,
		proposal,
		categories,
		goals,
		places,
		reportText,
		proposalText,
		isReportEditable,
		isProposalEditable,
		isReportConfirmed,
		isProposalSubmitted,
		reportNotes,
		proposalNotes,
		isTooLong: tooLong.report || tooLong.proposal,
		changes: reportText.changes + proposalText.changes,
		save,
		decide,
		asking,
		confirmsToo,
		ask: setAsking,
	};
};

export type Desk = ReturnType<typeof useDesk>;
