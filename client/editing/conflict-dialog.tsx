import { css } from 'goober';
import { useState } from 'react';
import { formatTime } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Value } from './edits.ts';
import type { Side } from './state.ts';
import type { DialogConflict, useDialogEditing } from './use-dialog-editing.ts';

const text = css`
	white-space: pre-wrap; font-weight: 400; max-height: 160px; overflow-y: auto; display: block; color: ${color.grey800};
`;
const whose = css`display: block; font-weight: 700; font-size: 14px;`;

type ClashProps = {
	name: string;
	label: string;
	theirsLabel: string;
	mine: string;
	theirs: string;
	chosen: Side;
	onChoose: (side: Side) => void;
};

const ClashChoice = ({ name, label, theirsLabel, mine, theirs, chosen, onChoose }: ClashProps) => {
	const { t } = useText();
	const card = (title: string, value: string) => (
		<span>
			<span className={whose}>{title}</span>
			<span className={text}>{value}</span>
		</span>
	);
	return (
		<RadioCards<Side>
			name={name}
			label={label}
			need="unmarked"
			value={chosen}
			onChoose={onChoose}
			choices={[
				{ value: 'mine', label: card(t('console.editing.mine'), mine) },
				{ value: 'theirs', label: card(theirsLabel, theirs) },
			]}
		/>
	);
};

type ConflictProps = {
	editor: Pick<ReturnType<typeof useDialogEditing>, 'resolve' | 'leaveConflict'>;
	conflict: DialogConflict;
	labelOf: (key: string) => string;
	/** A value as text. */
	wordsOf: (key: string, value: Value) => string;
};

/** Shown after a concurrent save: both versions of every conflicting field, to choose one of each. */
export const ConflictDialog = ({ editor, conflict, labelOf, wordsOf }: ConflictProps) => {
	const { t } = useText();
	const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
	const { clashes, name, at } = conflict;
	const by = name ?? t('console.editing.somebody');
	const time = at ? formatTime(at) : '';
	const choose = (key: string, side: Side): void => {
		const next = new Set(theirs);
		if (side === 'theirs') next.add(key);
		else next.delete(key);
		setTheirs(next);
	};
	return (
		<Dialog
			title={t('console.editing.conflictTitle', { name: by, time })}
			width="large"
			onClose={editor.leaveConflict}
			actions={
				<>
					<Button onClick={editor.leaveConflict}>{t('console.editing.backToEditing')}</Button>
					<Button kind="primary" busy={editor.resolve.busy} onClick={() => void editor.resolve.run(theirs)}>
						{t('console.editing.saveChosen')}
					</Button>
				</>
			}
		>
			<Stack gap="large">
				<p>{t('console.editing.conflictText')}</p>
				{clashes.map((clash) => (
					<ClashChoice
						key={clash.key}
						name={`clash-${clash.key}`}
						label={labelOf(clash.key)}
						theirsLabel={t('console.editing.theirs', { name: by })}
						mine={wordsOf(clash.key, clash.mine)}
						theirs={wordsOf(clash.key, clash.theirs)}
						chosen={theirs.has(clash.key) ? 'theirs' : 'mine'}
						onChoose={(side) => choose(clash.key, side)}
					/>
				))}
			</Stack>
		</Dialog>
	);
};
