import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { NaCondition, QuestionGuidance } from '#client/assessment/guidance.tsx';
import type { Value } from '#client/editing/edits.ts';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import { isUnconditionalNa } from '#shared/assessment/substance.ts';
import { CheckItem } from './check-item.tsx';
import {
	commentKey,
	type CheckItem as Item,
	NOT_APPLICABLE,
	type Question as QuestionData,
	rateKey,
} from './review-state.ts';

/** Questions out of sight are not laid out: a screen may have hundreds of check items. */
const outer = css`
	container-type: inline-size; content-visibility: auto; contain-intrinsic-size: auto 1000px;
	/* The focus ring stands out of the frame. */
	overflow-clip-margin: 8px;
`;
const frame = css`
	display: grid; grid-template-columns: 1fr; background: ${color.white}; border: 1px solid ${color.grey300}; border-radius: 8px;
	@container (min-width: 720px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;
const answerSide = css`
	padding: 24px; border-bottom: 1px solid ${color.grey300};
	@container (min-width: 720px) { border-bottom: 0; border-inline-end: 1px solid ${color.grey300}; }
`;
/** The answer stays visible while its check items scroll. */
const stickyAnswer = css`position: sticky; top: 96px; display: flex; flex-direction: column; gap: 12px; & h2 { font-size: 17px; line-height: 1.6; }`;
const note = css`font-size: 17px; line-height: 1.7; white-space: pre-wrap; max-height: 50vh; overflow-y: auto;`;
const toldNa = css`display: flex; flex-direction: column; align-items: flex-start; gap: 4px; margin-top: 4px; font-size: 14px; line-height: 1.6;`;
const guidanceSide = css`padding: 8px 16px; border-bottom: 1px solid ${color.grey200};`;
const label = css`font-size: 14px; font-weight: 700; color: ${color.grey600};`;

const ANSWERS: Record<number, { key: 'yes' | 'no' | 'notApplicable'; tone: BadgeTone }> = {
	1: { key: 'yes', tone: 'green' },
	2: { key: 'no', tone: 'red' },
	3: { key: 'notApplicable', tone: 'grey' },
};

/** The answer of a company. */
export const AnswerBadge = ({ answer }: { answer: number | null }) => {
	const { t } = useText();
	const shown = answer === null ? undefined : ANSWERS[answer];
	return shown ? (
		<Badge tone={shown.tone}>{t(`console.checking.answers.${shown.key}`)}</Badge>
	) : (
		<Badge>{t('console.checking.answers.none')}</Badge>
	);
};

/** What an answer "not applicable" means for the rating. */
const NotApplicable = ({ question: { answer, na_condition } }: { question: QuestionData }) => {
	const { t } = useText();
	if (answer !== NOT_APPLICABLE) return null;
	return (
		<div className={toldNa}>
			<p>{t('console.checking.notScored')}</p>
			{isUnconditionalNa({ answer, hasNaCondition: na_condition !== null }) && (
				<Badge tone="yellow">{t('console.checking.unconditional')}</Badge>
			)}
		</div>
	);
};

type QuestionProps = {
	question: QuestionData;
	number: number;
	read: (key: string) => Value;
	currentId: number | null;
	isEditable: boolean;
	onChange: (key: string, value: Value) => void;
	onEnter: (id: number) => void;
};

/** A question: the company's answer and note on the left, the ratings on the right. */
export const Question = ({ question, number, read, currentId, isEditable, onChange, onEnter }: QuestionProps) => {
	const { t } = useText();
	const items: readonly Item[] = question.answer_evaluations;
	const name = t('console.checking.question', { number });
	return (
		<section className={outer} aria-labelledby={`question-${question.id}`}>
			<div className={frame}>
				<div className={answerSide}>
					<div className={stickyAnswer}>
						<div>
							<h2 id={`question-${question.id}`}>
								{name} {question.content}
							</h2>
							<NaCondition text={question.na_condition} />
						</div>
						{question.is_critical && (
							<div>
								<Badge tone="red">{t('console.checking.critical')}</Badge>
							</div>
						)}
						<div>
							<p className={label}>{t('console.checking.companyAnswer')}</p>
							<AnswerBadge answer={question.answer} />
							<NotApplicable question={question} />
						</div>
						<div>
							<p className={label}>{t('labels.assessment.extension_note')}</p>
							<div className={note} tabIndex={(question.extension_note?.length ?? 0) > 600 ? 0 : undefined}>
								{question.extension_note || t('console.checking.noNote')}
							</div>
						</div>
					</div>
				</div>
				<div>
					{question.guidance && (
						<div className={guidanceSide}>
							<QuestionGuidance guidance={question.guidance} question={name} />
						</div>
					)}
					{items.map((item, index) => (
						<CheckItem
							key={item.id}
							item={item}
							number={`${number}-${index + 1}`}
							rate={read(rateKey(item.id))}
							comment={read(commentKey(item.id))}
							isCurrent={item.id === currentId}
							isEditable={isEditable}
							onChange={onChange}
							onEnter={onEnter}
						/>
					))}
				</div>
			</div>
		</section>
	);
};
