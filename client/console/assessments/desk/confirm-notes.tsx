import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { DecisionDialog } from '#client/console/assessments/critical/decision-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import type { DeskNote } from './desk-notes.ts';
import { isOnTarget } from './places.ts';
import type { Desk } from './use-desk.ts';

const list = css`margin: 0; padding-inline-start: 20px;`;
const links = css`
	& button { border: 0; padding: 4px 0; background: none; color: ${color.blue1000}; font: inherit; text-align: start; text-decoration: underline; cursor: pointer; }
`;

const NOTE_LABELS = {
	evaluation: 'labels.reports.evaluation_note',
	proposal: 'labels.proposals.proposal_note',
} as const;

type EmptyProps = { notes: readonly DeskNote[]; onGo: (note: DeskNote) => void };

/** Notes on SDG targets are optional and many: their number is enough, with the way to the first of them. */
const EmptyTargets = ({ notes, onGo }: EmptyProps) => {
	const { t } = useText();
	const [first] = notes;
	if (!first) return null;
	return (
		<p className={links}>
			<button type="button" onClick={() => onGo(first)}>
				{t('console.notes.emptyTargets', { count: notes.length })}
			</button>
		</p>
	);
};

/** Notes on sub-categories under a heading, each with a link to it. */
const NoteLinks = ({ heading, notes, onGo }: EmptyProps & { heading: string }) => {
	const { t } = useText();
	if (notes.length === 0) return null;
	const ofBoth = new Set(notes.map(({ kind }) => kind)).size > 1;
	return (
		<>
			<p>
				<strong>{heading}</strong>
			</p>
			<ul className={`${list} ${links}`} aria-label={heading}>
				{notes.map((note) => (
					<li key={`${note.kind}:${note.field}`}>
						<button type="button" onClick={() => onGo(note)}>
							{note.title}
							{ofBoth && t('console.desk.draft.of', { what: t(NOTE_LABELS[note.kind]) })}
						</button>
					</li>
				))}
			</ul>
		</>
	);
};

type ConfirmNotesProps = { desk: Desk; onGo: (note: DeskNote) => void };

/** Names and links empty notes and unedited first drafts before the report is confirmed or the proposal submitted. */
export const ConfirmNotes = ({ desk, onGo }: ConfirmNotesProps) => {
	const { t } = useText();
	const { asking, round, id, report, isReportConfirmed, isProposalSubmitted, confirmsToo } = desk;
	if (asking === null) return null;
	const company = report.company.company_name;
	const isReport = asking === 'report';
	const notes = isReport ? desk.reportNotes : desk.proposalNotes;
	const empty = notes.filter(({ state }) => state === 'empty');
	const emptySubs = empty.filter((note) => !isOnTarget(note));
	// With the proposal the company gets the report too.
	const unedited = [...(isReport ? [] : desk.reportNotes), ...notes].filter((note) => note.isUnedited);
	const leaveFor = (note: DeskNote): void => {
		desk.ask(null);
		onGo(note);
	};
	const text = isReport
		? t(isReportConfirmed ? 'console.notes.confirmReportAgain' : 'console.notes.confirmReportText')
		: t(isProposalSubmitted ? 'console.notes.submitAgain' : 'console.notes.submitText');
	return (
		<DecisionDialog
			title={t(isReport ? 'console.notes.confirmReportTitle' : 'console.notes.submitTitle', { company })}
			action={t(isReport ? 'console.notes.confirmReport' : 'console.notes.submitProposal')}
			busy={desk.decide.busy}
			{...(isReport || confirmsToo ? { decides: { round, id } } : {})}
			onConfirm={(reason) => void desk.decide.run(reason)}
			onClose={() => desk.ask(null)}
		>
			<Stack>
				<p>{text}</p>
				{!isReport && confirmsToo && <p>{t('console.desk.confirmsToo')}</p>}
				{empty.length === 0 && unedited.length === 0 && <p>{t('console.notes.allWritten')}</p>}
				<NoteLinks
					heading={t('console.desk.draft.count', { count: unedited.length })}
					notes={unedited}
					onGo={leaveFor}
				/>
				<NoteLinks
					heading={t('console.notes.emptyCount', { count: emptySubs.length })}
					notes={emptySubs}
					onGo={leaveFor}
				/>
				<EmptyTargets notes={empty.filter(isOnTarget)} onGo={leaveFor} />
			</Stack>
		</DecisionDialog>
	);
};
