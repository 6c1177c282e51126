import { css } from 'goober';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { isComposing } from '#client/ui/composing.ts';
import { controlLook } from '#client/ui/control.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Grade } from '#shared/assessment/grade.ts';
import { foldForSearch } from '#shared/fold.ts';
import { filledIn, type Placeholder } from '#shared/phrases/placeholders.ts';

type Phrase = Outputs['console']['phrases']['list']['data'][number];

/** What is written about, as far as phrases are concerned. */
export type PhraseSubject = {
	/** The key of the sub-category, null for any; and the grade of its score, null without a score. */
	key: string | null;
	grade: Grade | null;
	values: Readonly<Record<Placeholder, string>>;
};

const list = css`
	margin: 0; padding: 4px 0; max-height: min(44vh, 420px); overflow-y: auto; border: 1px solid ${color.grey420}; border-radius: 8px;
`;
const row = css`
	padding: 8px 16px; cursor: pointer; display: flex; flex-direction: column; gap: 4px;
	& + & { border-top: 1px solid ${color.grey200}; }
	&[aria-selected='true'] { background: ${color.blue100}; outline: 2px solid ${color.black}; outline-offset: -2px; }
	& .text { white-space: pre-wrap; line-height: 1.6; overflow-wrap: anywhere; }
	& .for { display: flex; flex-wrap: wrap; gap: 4px 8px; font-size: 14px; line-height: 1.5; color: ${color.grey700}; }
`;
const nothing = css`padding: 12px 16px; color: ${color.grey700};`;
const foot = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px;`;

/** Those that are for exactly this first. */
const closeness = ({ sub_category, grade_band }: Phrase): number =>
	(sub_category === null ? 0 : 2) + (grade_band === null ? 0 : 1);

/** The phrases that fit, with their text as it will be inserted, filtered by what is typed. */
const usePhrases = ({ key, grade, values }: PhraseSubject, all: boolean, typed: string) => {
	const fitting = { ...(key === null ? {} : { sub_category_key: key }), ...(grade ? { grade_band: grade } : {}) };
	const query = api.console.phrases.list.useQuery(all ? {} : fitting, { meta: { handlesFailure: true } });
	const found = query.data?.data;
	const phrases = useMemo(() => {
		const wanted = foldForSearch(typed.trim());
		return (found ?? [])
			.map((phrase) => ({ phrase, text: filledIn(phrase.content, values) }))
			.filter(({ text }) => foldForSearch(text).includes(wanted))
			.toSorted((one, other) => closeness(other.phrase) - closeness(one.phrase));
	}, [found, typed, values]);
	return { query, phrases };
};

/** What a phrase is for, in words. */
const PhraseFor = ({ phrase }: { phrase: Phrase }) => {
	const { t } = useText();
	const { is_shared, sub_category, grade_band } = phrase;
	return (
		<span className="for">
			<Badge tone={is_shared ? 'blue' : 'grey'}>
				{is_shared ? t('labels.phrases.is_shared') : t('console.desk.own')}
			</Badge>
			{sub_category && <span>{sub_category.content}</span>}
			{grade_band && <span>{t('console.desk.forGrade', { grade: grade_band })}</span>}
		</span>
	);
};

type PickerProps = { subject: PhraseSubject; onInsert: (text: string) => void; onClose: () => void };

/**
 * Chooses a phrase by keyboard: typing filters, arrows move, Enter inserts. Shown are those for this sub-category and
 * grade, and on request all.
 */
export const PhrasePicker = ({ subject, onInsert, onClose }: PickerProps) => {
	const { t } = useText();
	const id = useId();
	const [typed, setTyped] = useState('');
	const [all, setAll] = useState(false);
	const [active, setActive] = useState(0);
	const input = useRef<HTMLInputElement>(null);
	const { query, phrases } = usePhrases(subject, all, typed);
	const at = Math.min(active, phrases.length - 1);

	// The dialog has put the focus on its title before.
	useEffect(() => input.current?.focus(), []);
	useEffect(() => {
		if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
	}, [id, at]);

	const onKeyDown = (event: KeyboardEvent): void => {
		if (isComposing(event.nativeEvent)) return;
		const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		if (by !== 0) {
			event.preventDefault();
			setActive(Math.max(0, Math.min(phrases.length - 1, at + by)));
		} else if (event.key === 'Enter') {
			event.preventDefault();
			const chosen = phrases[at];
			if (chosen) onInsert(chosen.text);
		}
	};
	return (
		<Dialog
			title={t('console.desk.pickPhrase')}
			width="large"
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<Stack gap="small">
				<label htmlFor={`${id}-input`}>{t('console.desk.phraseSearch')}</label>
				<input
					ref={input}
					id={`${id}-input`}
					type="text"
					role="combobox"
					autoComplete="off"
					aria-autocomplete="list"
					aria-expanded={phrases.length > 0}
					aria-controls={`${id}-list`}
					aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
					className={controlLook}
					value={typed}
					onChange={(event) => {
						setTyped(event.target.value);
						setActive(0);
					}}
					onKeyDown={onKeyDown}
				/>
				{query.data ? (
					<>
						<div
							id={`${id}-list`}
							role="listbox"
							aria-label={t('console.desk.phrases')}
							className={list}
							hidden={phrases.length === 0}
						>
							{phrases.map(({ phrase, text }, index) => (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
								<div
									key={phrase.id}
									id={`${id}-${index}`}
									role="option"
									tabIndex={-1}
									aria-selected={index === at}
									className={row}
									onMouseDown={(event) => event.preventDefault()}
									onClick={() => onInsert(text)}
								>
									<span className="text">{text}</span>
									<PhraseFor phrase={phrase} />
								</div>
							))}
						</div>
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
				<div className={foot}>
					<Checkbox
						label={t('console.desk.allPhrases')}
						checked={all}
						onChange={(event) => {
							setAll(event.target.checked);
							setActive(0);
						}}
					/>
					<ButtonLink size="small" kind="text" to={consolePaths.phrases} newTab>
						{t('console.desk.managePhrases')}
					</ButtonLink>
				</div>
			</Stack>
		</Dialog>
	);
};
