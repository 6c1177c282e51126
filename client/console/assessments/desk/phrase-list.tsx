import { css } from 'goober';
import { addLabels, useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import { phraseLabels } from '#shared/phrases/labels.ts';
import type { FilledPhrase, Phrase } from './use-phrases.ts';

addLabels({ phrases: phraseLabels });

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

/** The owner of a phrase, what it says, and the sub-category and grade that it is for. */
const PhraseFor = ({ phrase }: { phrase: Phrase }) => {
	const { t } = useText();
	const { is_shared, sub_category, grade_band, kind } = phrase;
	return (
		<span className="for">
			<Badge tone={is_shared ? 'blue' : 'grey'}>
				{is_shared ? t('labels.phrases.is_shared') : t('console.desk.own')}
			</Badge>
			{kind && <strong>{t(`console.desk.phraseKinds.${kind}`)}</strong>}
			{sub_category && <span>{sub_category.content}</span>}
			{grade_band && <span>{t('console.desk.forGrade', { grade: grade_band })}</span>}
		</span>
	);
};

export const phraseListId = (id: string): string => `${id}-list`;
export const phraseId = (id: string, index: number): string => `${id}-${index}`;

type PhraseListProps = {
	/** The id of the picker. */
	id: string;
	phrases: readonly FilledPhrase[];
	/** Index of the active phrase, which Enter inserts. */
	active: number;
	onInsert: (text: string) => void;
};

/** The listbox of the phrases. */
export const PhraseList = ({ id, phrases, active, onInsert }: PhraseListProps) => {
	const { t } = useText();
	return (
		<div
			id={phraseListId(id)}
			role="listbox"
			aria-label={t('console.desk.phrases')}
			className={list}
			hidden={phrases.length === 0}
		>
			{phrases.map(({ phrase, text }, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
				<div
					key={phrase.id}
					id={phraseId(id, index)}
					role="option"
					tabIndex={-1}
					aria-selected={index === active}
					className={row}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => onInsert(text)}
				>
					<span className="text">{text}</span>
					<PhraseFor phrase={phrase} />
				</div>
			))}
		</div>
	);
};
