import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { phone } from '#client/ui/tokens.ts';

const bar = css`display: grid; grid-template-columns: minmax(80px, 200px) 6em; align-items: center; gap: 12px; ${phone} { width: 60%; grid-template-columns: 1fr 6em; }`;

type Answered = { content: string; question_count: number; answered_question_count: number };

/** The answered questions of a category or sub-category, as a bar and in numbers. */
export const AnsweredQuestions = ({ of }: { of: Answered }) => {
	const { t } = useText();
	const { answered_question_count: done, question_count: total, content } = of;
	const percent = total === 0 ? 0 : Math.round((done * 100) / total);
	return (
		<div className={bar}>
			<ProgressBar percent={percent} label={t('company.overview.answeredIn', { category: content })} />
			<span>{t('company.overview.ofQuestions', { done, total })}</span>
		</div>
	);
};
