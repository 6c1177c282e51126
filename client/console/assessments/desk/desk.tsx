import { css } from 'goober';
import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import type { Value } from '#client/editing/edits.ts';
import type { DialogEditing } from '#client/editing/use-dialog-editing.ts';
import { Button } from '#client/ui/button.tsx';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import { ConfirmNotes } from './confirm-notes.tsx';
import { DeskBar } from './desk-bar.tsx';
import type { DeskNote } from './desk-notes.ts';
import { DeskNotices } from './desk-notices.tsx';
import { DeskTop } from './desk-top.tsx';
import { GoalPlace } from './goal-place.tsx';
import { KeyHelp } from './key-help.tsx';
import { columns, frame, railPane } from './layout.ts';
import { pressInsert } from './note-kinds.ts';
import { Rail } from './rail.tsx';
import { SubPlace } from './sub-place.tsx';
import { SummaryPlace } from './summary-place.tsx';
import { type DeskProps, type Desk as DeskState, useDesk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { type DeskWalk, useDeskWalk } from './use-desk-walk.ts';
import '#client/documents/texts.ts';

const around = css`display: flex; flex-direction: column; gap: 16px;`;

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

/** The rail, with a button that shows it on narrow screens. */
const RailPane = ({ desk, walk }: { desk: DeskState; walk: DeskWalk }) => {
	const { t } = useText();
	const { isRailOpen } = walk;
	return (
		<div className={railPane} data-open={isRailOpen}>
			<div className="toggle">
				<Button
					size="small"
					icon="menu"
					disclosure={{ expanded: isRailOpen, controls: 'desk-rail' }}
					onClick={walk.toggleRail}
				>
					{t('console.notes.outline')}
				</Button>
			</div>
			<Rail desk={desk} here={walk.here} onGo={() => walk.arrive()} />
		</div>
	);
};

/** The shortcuts of the desk, and Ctrl+S unless a dialog is open. */
const useKeys = (desk: DeskState, { step, noteKind }: DeskWalk, help: () => void): void => {
	useDeskKeys({
		step,
		draft: () => pressInsert(noteKind(), 'draft'),
		memos: () => pressInsert(noteKind(), 'memos'),
		former: () => pressInsert(noteKind(), 'former'),
		phrases: () => pressInsert(noteKind(), 'phrases'),
		documents: desk.toggleDocuments,
		help,
	});
	const isAsked = desk.asking !== null || desk.reportText.conflict !== null || desk.proposalText.conflict !== null;
	useSaveShortcut(desk.isReportEditable && !isAsked ? () => void desk.save.run() : null);
};

/** The writing desk for report and proposal: one sub-category at a time, with all material beside the text. */
export const Desk = (props: DeskProps) => {
	const desk = useDesk(props);
	const walk = useDeskWalk(desk);
	const { place } = walk;
	const [isHelping, setHelping] = useState(false);
	useKeys(desk, walk, () => setHelping(true));
	return (
		<div className={around}>
			<DeskNotices desk={desk} />
			<DeskTop desk={desk} walk={walk} onHelp={() => setHelping(true)} />
			<div className={frame}>
				<div ref={walk.main} className={columns}>
					<RailPane desk={desk} walk={walk} />
					{place?.kind === 'summary' && <SummaryPlace desk={desk} onGo={() => walk.arrive()} />}
					{place?.kind === 'sub' && <SubPlace desk={desk} sub={place.sub} />}
					{place?.kind === 'goal' && <GoalPlace key={place.key} desk={desk} goal={place.goal} />}
				</div>
			</div>
			<DeskBar desk={desk} />
			<ConfirmNotes desk={desk} onGo={({ place: key, kind }) => walk.goTo(key, kind)} />
			{isHelping && <KeyHelp onClose={() => setHelping(false)} />}
			<Conflict text={desk.reportText} notes={desk.reportNotes} />
			<Conflict text={desk.proposalText} notes={desk.proposalNotes} />
		</div>
	);
};
