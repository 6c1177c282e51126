import '#client/assessment/texts.ts';
import { css } from 'goober';
import { memo } from 'react';
import { useText } from '#client/app/locale.tsx';
import type { FreeQuestion } from '#client/public/free-assessment/free-paper.ts';
import { type Choice, RadioCards } from '#client/ui/choices.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AnswerCode } from '#shared/assessment/grading.ts';

const row = css`
	padding: 24px; border-top: 1px solid ${color.grey200}; background: ${color.white};
	& input { scroll-margin-block: 120px 140px; }
	${phone} { padding: 20px 16px; }
`;
const legend = css`
	display: grid; grid-template-columns: max-content 1fr; gap: 12px; line-height: 1.6; font-weight: 700; word-break: normal;
	& > span:first-child { color: ${color.blue900}; min-width: 1.6em; }
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
	return (
		<div className={row}>
			<RadioCards
				name={nameOf(question.id)}
				label={
					<span className={legend}>
						<span>{number}</span>
						<span>{question.content}</span>
					</span>
				}
				need="unmarked"
				help={question.na_condition && t('guidance.condition', { condition: question.na_condition })}
				choices={choices}
				value={answer}
				error={error}
				onChoose={(chosen) => onAnswer(question.id, chosen)}
			/>
		</div>
	);
});
