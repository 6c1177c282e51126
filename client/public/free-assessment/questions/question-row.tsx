import '#client/assessment/texts.ts';
import { css } from 'goober';
import { memo } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { FreeQuestion } from '#client/public/free-assessment/free-paper.ts';
import { type Choice, RadioCards } from '#client/ui/choices.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AnswerCode } from '#shared/assessment/grading.ts';
import { questionTextOf } from '#shared/free-assessment/question-text.ts';

/** The number is outdented, so that choices align with the text; on phones the text needs the width. */
const row = css`
	padding: 24px 24px 24px 68px; border-top: 1px solid ${color.grey200}; background: ${color.white};
	& input { scroll-margin-block: 120px 140px; }
	${phone} { padding: 4px 16px 5px; }
`;
const legend = css`
	position: relative; line-height: 1.6; font-weight: 700; word-break: normal;
	& > .number { position: absolute; inset-inline-end: calc(100% + 12px); color: ${color.blue900}; white-space: nowrap; }
	${phone} { font-size: 16px; line-height: 1.5; & > .number { position: static; margin-inline-end: 8px; } }
`;

export const nameOf = (questionId: number): string => `question-${questionId}`;

type QuestionRowProps = {
	question: FreeQuestion;
	number: number;
	answer: AnswerCode | null;
	choices: readonly Choice<AnswerCode>[];
	error: string | undefined;
	onAnswer: (questionId: number, answer: AnswerCode) => void;
};

/** A question. Memoised, so that an answer renders one row instead of all 75. */
export const QuestionRow = memo(({ question, number, answer, choices, error, onAnswer }: QuestionRowProps) => {
	const { t } = useText();
	const { question: text, naCondition } = questionTextOf(question.content);
	const condition = question.na_condition;
	return (
		<div className={row}>
			<RadioCards
				name={nameOf(question.id)}
				label={
					<span className={legend}>
						<span className="number">{number}</span>
						<span>{text}</span>
					</span>
				}
				need="unmarked"
				help={condition === null ? naCondition : t('guidance.condition', { condition })}
				choices={choices}
				isRow
				value={answer}
				error={error}
				onChoose={(chosen) => onAnswer(question.id, chosen)}
			/>
		</div>
	);
});
