import { css } from 'goober';
import { memo, useMemo } from 'react';
import { useText } from '#client/base/locale.tsx';
import { allQuestionsOf, type FreeCategory, type FreePaper } from '#client/public/free-assessment/free-paper.ts';
import { color, phone } from '#client/ui/tokens.ts';
import type { AnswerCode } from '#shared/assessment/grading.ts';
import type { FreeAnswers } from '#shared/free-assessment/scoring.ts';
import { QuestionRow } from './question-row.tsx';

const list = css`min-width: 0;`;
const section = css`
	border: 1px solid ${color.grey200}; border-radius: 8px; background: ${color.white}; overflow: clip;
	& > h2 { padding: 20px 24px; scroll-margin-top: 16px; }
	& h3 { padding: 12px 24px; background: ${color.grey50}; border-top: 1px solid ${color.grey200}; font-size: 16px; }
	${phone} { & > h2 { padding: 10px 16px; font-size: 18px; } & h3 { padding: 8px 16px; } }
`;

export const headingIdOf = (category: Pick<FreeCategory, 'id'>): string => `category-${category.id}`;

type QuestionListProps = {
	paper: FreePaper;
	answers: FreeAnswers;
	/** Index of the shown category. */
	current: number;
	/** The unanswered question that was navigated to. */
	missingAt: number | null;
	onAnswer: (questionId: number, answer: AnswerCode) => void;
};

/** Questions of a category by sub-category, numbered through the paper; other categories are hidden. */
export const QuestionList = memo(({ paper, answers, current, missingAt, onAnswer }: QuestionListProps) => {
	const { t } = useText();
	const choices = useMemo(
		() => [
			{ value: 1 as const, label: t('free.questions.yes') },
			{ value: 2 as const, label: t('free.questions.no') },
			{ value: 3 as const, label: t('free.questions.notApplicable') },
		],
		[t],
	);
	const numbers = useMemo(() => new Map(allQuestionsOf(paper).map(({ id }, index) => [id, index + 1])), [paper]);
	return (
		<div className={list}>
			{paper.main_categories.map((category, index) => (
				<section
					key={category.id}
					className={section}
					aria-labelledby={headingIdOf(category)}
					hidden={index !== current}
				>
					<h2 id={headingIdOf(category)} tabIndex={-1}>
						{index + 1}. {category.content}
					</h2>
					{category.sub_categories.map((sub) => (
						<div key={sub.id}>
							<h3>{sub.content}</h3>
							{sub.questions.map((question) => (
								<QuestionRow
									key={question.id}
									question={question}
									number={numbers.get(question.id) ?? 0}
									answer={answers.get(question.id) ?? null}
									choices={choices}
									error={
										question.id === missingAt && !answers.has(question.id)
											? t('free.validation.selectAnswer')
											: undefined
									}
									onAnswer={onAnswer}
								/>
							))}
						</div>
					))}
				</section>
			))}
		</div>
	);
});
