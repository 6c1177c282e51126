import { css } from 'goober';
import { type ReactNode, useId } from 'react';
import { useText } from '#client/base/locale.tsx';
import { CategoryBlock } from '#client/documents/parts.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color } from '#client/ui/tokens.ts';
import type { WireCategory, WireQuestion, WireSubCategory } from '#shared/explanation/schemas.ts';
import { inPoints, pointsOfAll } from './points.ts';
import { QuestionList } from './question-list.tsx';

const block = css`
	& > * + * { margin-top: 8px; }
	& > .label { font-size: 14px; font-weight: 700; color: ${color.grey600}; break-after: avoid; }
	@media print { & > * + * { margin-top: 4px; } & > .label { font-size: 9pt; } }
`;
/** Stays with what follows. */
const head = css`break-inside: avoid; break-after: avoid;`;

/** Nothing is collapsed on paper. */
type Shown = { isPaper: boolean };

const Questions = ({ questions, isPaper }: Shown & { questions: readonly WireQuestion[] }) => {
	const { t } = useText();
	const title = t('documents.explanation.questionsOf', pointsOfAll(questions));
	const list = (
		<QuestionList
			itemsTitle={t('documents.explanation.itemsTitle')}
			questions={questions.map((question) => ({
				id: question.question_id,
				number: question.number,
				content: question.content,
				aside: question.excluded
					? t(`documents.explanation.excluded.${question.excluded}`)
					: t('documents.explanation.questionPoints', {
							points: inPoints(question.points),
							earned: inPoints(question.earned),
						}),
				isRemark: question.excluded !== null,
				items: question.excluded ? null : question.items,
			}))}
		/>
	);
	if (!isPaper) return <Fold summary={title}>{list}</Fold>;
	return (
		<>
			<p className="label">{title}</p>
			{list}
		</>
	);
};

type HeadProps = { score: number | null; label: string; children?: ReactNode };

const Bar = ({ score, label, children }: HeadProps) => {
	const { t } = useText();
	return (
		<div className={head}>
			{children}
			<ScoreBar score={score} label={label} />
			{score === null && <p>{t('documents.explanation.noScore')}</p>}
		</div>
	);
};

const ExplainedSubCategory = ({ part, isPaper }: Shown & { part: WireSubCategory }) => {
	const id = useId();
	return (
		<section className={block} aria-labelledby={id}>
			<Bar score={part.score} label={part.content}>
				<h4 id={id}>{part.content}</h4>
			</Bar>
			{part.questions.length > 0 && <Questions questions={part.questions} isPaper={isPaper} />}
		</section>
	);
};

/** A category with its score, and the points of its questions by sub-category. */
export const ExplainedCategory = ({ category, isPaper }: Shown & { category: WireCategory }) => {
	const { content, score } = category;
	return (
		<CategoryBlock title={content}>
			<Bar score={score} label={content} />
			{category.sub_categories.map((part) => (
				<ExplainedSubCategory key={part.id} part={part} isPaper={isPaper} />
			))}
		</CategoryBlock>
	);
};
