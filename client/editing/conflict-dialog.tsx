import { css } from 'goober';
import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Facts, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoMoment } from '#shared/dates.ts';
import type { Value } from './edits.ts';
import type { Side } from './state.ts';
import type { DialogConflict } from './use-dialog-editing.ts';
import type { VersionedSaving } from './use-versioned-save.ts';

/** The line height fits the font, whose glyphs would otherwise overflow by a pixel and show a scrollbar. */
const text = css`
	white-space: pre-wrap; font-weight: 400; max-height: 160px; overflow-y: auto; display: block; color: ${color.grey800}; line-height: 1.5;
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
				{ value: 'mine', label: card(t('editing.mine'), mine) },
				{ value: 'theirs', label: card(theirsLabel, theirs) },
			]}
		/>
	);
};

type ConflictProps = {
	editor: Pick<VersionedSaving, 'resolve' | 'leaveConflict'>;
	conflict: DialogConflict;
	labelOf: (key: string) => string;
	/** A value as text. */
	wordsOf: (key: string, value: Value) => string;
};

/**
 * Shown after a concurrent save: both versions of each conflicting field, to choose one, and the other changes that
 * were taken over.
 */
export const ConflictDialog = ({ editor, conflict, labelOf, wordsOf }: ConflictProps) => {
	const { t, locale } = useText();
	const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
	const { clashes, taken, name, at } = conflict;
	const by = name ?? t('editing.somebody');
	const time = at ? tokyoMoment(new Date(at), new Date(), locale) : '';
	const isConflict = clashes.length > 0;
	const choose = (key: string, side: Side): void => {
		const next = new Set(theirs);
		if (side === 'theirs') next.add(key);
		else next.delete(key);
		setTheirs(next);
	};
	return (
		<Dialog
			title={t('editing.conflictTitle', { name: by, time })}
			width="large"
			onClose={editor.leaveConflict}
			actions={
				<>
					<Button onClick={editor.leaveConflict}>{t('editing.backToEditing')}</Button>
					<Button kind="primary" busy={editor.resolve.busy} onClick={() => void editor.resolve.run(theirs)}>
						{t(isConflict ? 'editing.saveChosen' : 'editing.saveBoth')}
					</Button>
				</>
			}
		>
			<Stack gap="large">
				<p>{isConflict ? t('editing.conflictText') : t('editing.noConflictText', { name: by })}</p>
				{clashes.map((clash) => (
					<ClashChoice
						key={clash.key}
						name={`clash-${clash.key}`}
						label={labelOf(clash.key)}
						theirsLabel={t('editing.theirs', { name: by })}
						mine={wordsOf(clash.key, clash.mine)}
						theirs={wordsOf(clash.key, clash.theirs)}
						chosen={theirs.has(clash.key) ? 'theirs' : 'mine'}
						onChoose={(side) => choose(clash.key, side)}
					/>
				))}
				{isConflict && taken.length > 0 && <p>{t('editing.conflictTaken', { name: by })}</p>}
				{taken.length > 0 && (
					<Facts entries={taken.map(({ key, theirs: value }) => [labelOf(key), wordsOf(key, value)] as const)} />
				)}
			</Stack>
		</Dialog>
	);
};
