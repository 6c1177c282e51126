import { css } from 'goober';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { isComposing } from '#client/ui/composing.ts';
import { controlLook } from '#client/ui/control.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { color } from '#client/ui/tokens.ts';
import { PhraseList, phraseId, phraseListId } from './phrase-list.tsx';
import { type PhraseSubject, usePhrases } from './use-phrases.ts';

const nothing = css`padding: 12px 16px; color: ${color.grey700};`;
const foot = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px;`;

type SearchFieldProps = {
	ref: RefObject<HTMLInputElement | null>;
	/** The id of the picker. */
	id: string;
	typed: string;
	count: number;
	/** Index of the active phrase, which Enter inserts; -1 if none is active. */
	active: number;
	onType: (typed: string) => void;
	onMove: (to: number) => void;
	onEnter: () => void;
};

const SearchField = ({ ref, id, typed, count, active, onType, onMove, onEnter }: SearchFieldProps) => {
	const { t } = useText();
	const onKeyDown = (event: KeyboardEvent): void => {
		if (isComposing(event.nativeEvent)) return;
		const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		if (by === 0 && event.key !== 'Enter') return;
		event.preventDefault();
		if (by === 0) onEnter();
		else onMove(Math.max(0, Math.min(count - 1, active + by)));
	};
	return (
		<>
			<label htmlFor={`${id}-input`}>{t('console.desk.phraseSearch')}</label>
			<input
				ref={ref}
				id={`${id}-input`}
				type="text"
				role="combobox"
				autoComplete="off"
				aria-autocomplete="list"
				aria-expanded={count > 0}
				aria-controls={phraseListId(id)}
				aria-activedescendant={active >= 0 ? phraseId(id, active) : undefined}
				className={controlLook}
				value={typed}
				onChange={(event) => onType(event.target.value)}
				onKeyDown={onKeyDown}
			/>
		</>
	);
};

const Foot = ({ all, onAll }: { all: boolean; onAll: (all: boolean) => void }) => {
	const { t } = useText();
	return (
		<div className={foot}>
			<Checkbox label={t('console.desk.allPhrases')} checked={all} onChange={(event) => onAll(event.target.checked)} />
			<ButtonLink size="small" kind="text" to={consolePaths.phrases} newTab>
				{t('console.desk.managePhrases')}
			</ButtonLink>
		</div>
	);
};

type PickerProps = { subject: PhraseSubject; onInsert: (text: string) => void; onClose: () => void };

/**
 * Chooses a phrase by keyboard: typing filters, arrows move, Enter inserts. Lists the phrases for this sub-category and
 * grade, on request all.
 */
export const PhrasePicker = ({ subject, onInsert, onClose }: PickerProps) => {
	const { t } = useText();
	const id = useId();
	const [typed, setTyped] = useState('');
	const [all, setAll] = useState(false);
	const [wanted, setWanted] = useState(0);
	const input = useRef<HTMLInputElement>(null);
	const { query, phrases } = usePhrases(subject, all, typed);
	const active = Math.min(wanted, phrases.length - 1);
	const insertActive = (): void => {
		const chosen = phrases[active];
		if (chosen) onInsert(chosen.text);
	};

	// Runs after the dialog has focused its title.
	useEffect(() => input.current?.focus(), []);
	useEffect(() => {
		if (active >= 0) document.getElementById(phraseId(id, active))?.scrollIntoView({ block: 'nearest' });
	}, [id, active]);

	return (
		<Dialog
			title={t('console.desk.pickPhrase')}
			width="large"
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<Stack gap="small">
				<SearchField
					ref={input}
					id={id}
					typed={typed}
					count={phrases.length}
					active={active}
					onType={(next) => {
						setTyped(next);
						setWanted(0);
					}}
					onMove={setWanted}
					onEnter={insertActive}
				/>
				{query.data ? (
					<>
						<PhraseList id={id} phrases={phrases} active={active} onInsert={onInsert} />
						<div aria-live="polite">
							{phrases.length === 0 && (
								<p className={nothing}>
									{t(query.data.data.length === 0 ? 'console.desk.noPhrases' : 'console.desk.noPhraseHit')}
								</p>
							)}
						</div>
					</>
				) : (
					<Loading query={query} heights={[48, 48, 48]} />
				)}
				<Foot
					all={all}
					onAll={(next) => {
						setAll(next);
						setWanted(0);
					}}
				/>
			</Stack>
		</Dialog>
	);
};
