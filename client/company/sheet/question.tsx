import '#client/assessment/texts.ts';
import { css } from 'goober';
import type { ReactNode } from 'react';
import { QuestionGuidance } from '#client/assessment/guidance.tsx';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import type { AnswerCode, AnswerValue } from './answers.ts';

const box = css`
	display: flex; flex-direction: column; gap: 16px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; padding: 24px;
	${phone} { gap: 12px; padding: 12px 16px; & legend { font-size: 16px; line-height: 1.5; } }
`;
const head = css`
	display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 28px; font-size: 14px; font-weight: 700; color: ${color.grey700};
	${phone} { min-height: 0; margin-bottom: -8px; }
	& .number { display: flex; align-items: center; flex-wrap: wrap; gap: 4px 12px; }
`;
const help = css`margin-top: -8px; font-size: 14px; line-height: 1.6; color: ${color.grey700};`;
const readNote = css`
	& .label { font-size: 17px; font-weight: 700; color: ${color.grey900}; }
	& .text { white-space: pre-wrap; margin-top: 4px; }
	& .none { color: ${color.grey600}; margin-top: 4px; }
`;

type QuestionProps = {
	name: string;
	number: number;
	question: Pick<
		AnsweredSubCategory['answer_contents'][number],
		'content' | 'is_critical' | 'na_condition' | 'guidance'
	>;
	value: AnswerValue;
	isChanged: boolean;
	isReadOnly: boolean;
	onValue: (value: AnswerValue) => void;
	answerError: string | undefined;
	noteError: string | undefined;
	/** The answer of the last assessment, shown while the question is unanswered. */
	former: ReactNode;
	/** The documents that support the answer. */
	documents: ReactNode;
};

const ReadNote = ({ note }: { note: string }) => {
	const { t } = useText();
	return (
		<div className={readNote}>
			<p className="label">{t('labels.assessment.extension_note')}</p>
			{note ? <p className="text">{note}</p> : <p className="none">{t('company.sheet.noNote')}</p>}
		</div>
	);
};

/** The possible answers, in the order of their codes. */
export const useAnswerChoices = (): { value: AnswerCode; label: string }[] => {
	const { t } = useText();
	return [
		{ value: 1, label: t('company.sheet.yes') },
		{ value: 2, label: t('company.sheet.no') },
		{ value: 3, label: t('company.sheet.notApplicable') },
	];
};

export const Question = (props: QuestionProps) => {
	const { name, number, question, value, isChanged, isReadOnly, onValue, answerError, noteError } = props;
	const { former, documents } = props;
	const { t } = useText();
	const choices = useAnswerChoices();
	return (
		<article className={box} aria-label={t('company.sheet.questionOf', { number })}>
			<p className={head}>
				<span className="number">
					{t('company.sheet.questionOf', { number })}
					{question.is_critical && <Badge tone="red">{t('company.sheet.critical')}</Badge>}
				</span>
				{isChanged && <Badge tone="yellow">{t('company.sheet.changedMark')}</Badge>}
			</p>
			{question.is_critical && <p className={help}>{t('company.sheet.criticalHelp')}</p>}
			<RadioCards
				name={name}
				label={question.content}
				need="unmarked"
				help={question.na_condition && t('guidance.condition', { condition: question.na_condition })}
				choices={choices}
				isRow
				value={value.answer}
				disabled={isReadOnly}
				error={answerError}
				onChoose={(answer) => onValue({ ...value, answer })}
			/>
			{former}
			<QuestionGuidance guidance={question.guidance} question={t('company.sheet.questionOf', { number })} />
			{isReadOnly ? (
				<ReadNote note={value.note} />
			) : (
				<TextArea
					label={t('labels.assessment.extension_note')}
					help={t('company.sheet.noteHelp')}
					value={value.note}
					onValue={(note) => onValue({ ...value, note })}
					error={noteError}
				/>
			)}
			{documents}
		</article>
	);
};
