import { css } from 'goober';
import { useEffect, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { addLabels, useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { WaivedBanner } from '#client/console/assessments/proposal/waived-banner.tsx';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import type { Value } from '#client/editing/edits.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import type { DialogEditing } from '#client/editing/use-dialog-editing.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { phraseLabels } from '#shared/phrases/labels.ts';
import { ConfirmNotes } from './confirm-notes.tsx';
import { DeskBar } from './desk-bar.tsx';
import { GoalPlace } from './goal-place.tsx';
import { KeyHelp } from './key-help.tsx';
import { columns, frame, railPane } from './layout.ts';
import { focusedKind, focusNote, type NoteKind, pressInsert } from './note-kinds.ts';
import type { Place } from './places.ts';
import { Rail } from './rail.tsx';
import { SubPlace } from './sub-place.tsx';
import { SummaryPlace } from './summary-place.tsx';
import { type DeskNote, type DeskProps, type Desk as DeskState, useDesk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { usePlace } from './use-place.ts';
import '#client/documents/texts.ts';

addLabels({ phrases: phraseLabels });

const around = css`display: flex; flex-direction: column; gap: 16px;`;

/** What one should know before writing. */
const Notices = ({ desk }: { desk: DeskState }) => {
	const { t } = useText();
	const { aim, reportText, proposalText, isReportEditable, isProposalEditable } = desk;
	return (
		<>
			{(reportText.isRestored || proposalText.isRestored) && <RestoredBanner />}
			{!isReportEditable && (
				<Banner
					tone="info"
					title={t(aim === 'report' ? 'console.notes.reportReadOnly' : 'console.notes.proposalReadOnly')}
				/>
			)}
			{desk.proposal?.waiver && <WaivedBanner waiver={desk.proposal.waiver} />}
			{isReportEditable && desk.isReportConfirmed && aim === 'report' && (
				<Banner tone="info" title={t('console.notes.reportConfirmed')} />
			)}
			{isProposalEditable && desk.isProposalSubmitted && aim === 'proposal' && (
				<Banner tone="info" title={t('console.notes.proposalSubmitted')} />
			)}
		</>
	);
};

const Conflict = ({ text, notes }: { text: DialogEditing; notes: readonly DeskNote[] }) => {
	const { t } = useText();
	if (!text.conflict) return null;
	return (
		<ConflictDialog
			editor={text}
			conflict={text.conflict}
			labelOf={(key) => notes.find(({ field }) => field === key)?.title ?? ''}
			wordsOf={(_, value: Value) => (typeof value === 'string' && value !== '' ? value : t('editing.empty'))}
		/>
	);
};

/** Loads what the next place shows while one is still writing here. */
const usePrefetch = ({ round }: DeskState, next: Place | undefined): void => {
	const utils = api.useUtils();
	const id = next?.kind === 'sub' ? next.sub.checkedId : null;
	useEffect(() => {
		if (id === null) return;
		const { subCategory } = round === 1 ? utils.console.checking : utils.console.reassessments;
		void subCategory.prefetch({ id }, { meta: { handlesFailure: true } });
	}, [id, round, utils]);
};

/**
 * The writing desk: the report and the proposal, one sub-category at a time, with all that one needs to write about it
 * beside.
 */
export const Desk = (props: DeskProps) => {
	const { t } = useText();
	const desk = useDesk(props);
	const { place, next, previous, go } = usePlace(desk.places);
	const [isHelping, setHelping] = useState(false);
	const [isRailOpen, setRailOpen] = useState(false);
	const main = useRef<HTMLDivElement>(null);
	/** The note that gets the cursor once the next place is there. */
	const wanted = useRef<NoteKind | null>(null);
	const usual: NoteKind = desk.aim === 'proposal' && desk.isProposalEditable ? 'proposal' : 'evaluation';
	const here = place?.key ?? '';
	const isShown = desk.report.status.id >= (desk.round === 1 ? STATUS.evaluated : STATUS.reevaluated);
	usePrefetch(desk, desk.places[desk.places.findIndex(({ key }) => key === here) + 1]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: it follows the place
	useEffect(() => {
		if (wanted.current === null) return;
		main.current?.scrollIntoView({ block: 'start' });
		if (!focusNote(wanted.current)) main.current?.querySelector('h2')?.focus({ preventScroll: true });
		wanted.current = null;
	}, [here]);

	const arrive = (kind: NoteKind = usual): void => {
		wanted.current = kind;
		setRailOpen(false);
	};
	const goTo = (key: string, kind?: NoteKind): void => {
		if (key === here) return void focusNote(kind ?? usual);
		arrive(kind);
		go(key);
	};
	const step = (by: 1 | -1): void => {
		const to = by === 1 ? next : previous;
		if (to !== null) goTo(to, focusedKind() ?? usual);
	};
	const insert = (what: 'memos' | 'former' | 'phrases'): void => pressInsert(focusedKind() ?? usual, what);
	useDeskKeys({
		step,
		memos: () => insert('memos'),
		former: () => insert('former'),
		phrases: () => insert('phrases'),
		help: () => setHelping(true),
	});
	const isBlocked = desk.asking !== null || desk.reportText.conflict !== null || desk.proposalText.conflict !== null;
	useSaveShortcut(desk.isReportEditable && !isBlocked ? () => void desk.save.run() : null);

	return (
		<div className={around}>
			<Notices desk={desk} />
			<Row align="ends">
				<Row>
					<Button size="small" icon="chevronLeft" disabled={previous === null} onClick={() => step(-1)}>
						{t('console.desk.previous')}
					</Button>
					<Button size="small" disabled={next === null} onClick={() => step(1)}>
						{t('console.desk.next')}
					</Button>
				</Row>
				<Row>
					{isShown && (
						<ButtonLink size="small" kind="text" to={consolePaths.result(desk.id, desk.round)} newTab>
							{t('console.notes.viewReport')}
						</ButtonLink>
					)}
					<ButtonLink size="small" kind="text" to={ROUND_SCREENS[desk.round].sheet(desk.id)} newTab>
						{t('console.notes.viewCheck')}
					</ButtonLink>
					<Button size="small" kind="text" onClick={() => setHelping(true)}>
						{t('console.desk.keys.title')}
					</Button>
				</Row>
			</Row>
			<div className={frame}>
				<div ref={main} className={columns}>
					<div className={railPane} data-open={isRailOpen}>
						<div className="toggle">
							<Button
								size="small"
								icon="menu"
								disclosure={{ expanded: isRailOpen, controls: 'desk-rail' }}
								onClick={() => setRailOpen(!isRailOpen)}
							>
								{t('console.notes.outline')}
							</Button>
						</div>
						<Rail desk={desk} here={here} onGo={() => arrive()} />
					</div>
					{place?.kind === 'summary' && <SummaryPlace desk={desk} onGo={() => arrive()} />}
					{place?.kind === 'sub' && <SubPlace desk={desk} sub={place.sub} />}
					{place?.kind === 'goal' && <GoalPlace key={place.key} desk={desk} goal={place.goal} />}
				</div>
			</div>
			<DeskBar desk={desk} />
			<ConfirmNotes
				desk={desk}
				onGo={({ place: key }) => goTo(key, desk.asking === 'proposal' ? 'proposal' : 'evaluation')}
			/>
			{isHelping && <KeyHelp onClose={() => setHelping(false)} />}
			<Conflict text={desk.reportText} notes={desk.reportNotes} />
			<Conflict text={desk.proposalText} notes={desk.proposalNotes} />
		</div>
	);
};
