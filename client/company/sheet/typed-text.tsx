import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { AnswerValue } from './answers.ts';
import { useAnswerChoices } from './question.tsx';

const box = css`
	display: flex; flex-direction: column; gap: 4px; border-inline-start: 4px solid ${color.blue200}; padding: 4px 16px;
	& strong { font-size: 14px; color: ${color.grey700}; }
	& .note { white-space: pre-wrap; max-height: 240px; overflow: auto; }
	&[data-chosen='true'] { border-color: ${color.blue900}; background: ${color.blue50}; }
`;

type TypedTextProps = { title: string; value: AnswerValue; isChosen?: boolean; children?: ReactNode };

/** A read-only answer with its note. */
export const TypedText = ({ title, value, isChosen = false, children }: TypedTextProps) => {
	const { t } = useText();
	const choices = useAnswerChoices();
	const answer = choices.find((choice) => choice.value === value.answer)?.label ?? t('company.conflict.noAnswer');
	return (
		<div className={box} data-chosen={isChosen}>
			<strong>{title}</strong>
			<p>{t('company.conflict.answerLine', { answer })}</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long note scrolls, which the keyboard can do only where the focus is */}
			<p className="note" tabIndex={0}>
				{value.note || t('company.sheet.noNote')}
			</p>
			{children}
		</div>
	);
};
