import { css } from 'goober';
import { memo } from 'react';
import { NaCondition, QuestionGuidance } from '#client/assessment/guidance.tsx';
import { useText } from '#client/base/locale.tsx';
import { type AskActs, QuestionAsks } from '#client/console/assessments/evidence/question-asks.tsx';
import { MarkedAnswer } from '#client/console/assessments/voice/marked-answer.tsx';
import type { VoiceMark } from '#client/console/assessments/voice/marks.ts';
import type { Values } from '#client/editing/edits.ts';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import { isUnconditionalNa } from '#shared/assessment/substance.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import type { EvidenceDocument } from '#shared/files/documents.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { CheckItem, type ItemActs } from './check-item.tsx';
import { CriticalBadge } from './critical-badge.tsx';
import { Evidence } from './evidence.tsx';
import {
	commentKey,
	type CheckItem as Item,
	isChangedItem,
	NOT_APPLICABLE,
	type Question as QuestionData,
	rateKey,
} from './review-state.ts';

/** `content-visibility`: off-screen questions are not laid out, since a screen may have hundreds of check items. */
const outer = css`
	container-type: inline-size; content-visibility: auto; contain-intrinsic-size: auto 400px;
	/* The focus ring stands out of the frame. */
	overflow-clip-margin: 8px;
`;
const frame = css`
	display: grid; grid-template-columns: minmax(0, 1fr); background: ${color.white}; border: 1px solid ${color.grey300}; border-radius: 8px;
	@container (min-width: 600px) { grid-template-columns: minmax(180px, 3fr) minmax(0, 5fr); }
`;
const answerSide = css`
	padding: 12px 16px; border-bottom: 1px solid ${color.grey300};
	@container (min-width: 600px) { border-bottom: 0; border-inline-end: 1px solid ${color.grey300}; }
`;
/** The answer stays visible while its check items scroll. */
const stickyAnswer = css`
	position: sticky; top: 80px; display: flex; flex-direction: column; gap: 8px; font-size: 14px; line-height: 1.6;
	& h2, & h3 { font-size: 16px; line-height: 1.5; }
	& .line { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
`;
const note = css`font-size: 16px; line-height: 1.7; white-space: pre-wrap; max-height: 40vh; overflow-y: auto;`;
const guidanceSide = css`padding: 4px 12px; border-bottom: 1px solid ${color.grey200};`;
const label = css`font-size: 14px; font-weight: 700; color: ${color.grey600};`;

/** Longer notes scroll and are focusable, so that the keyboard can scroll them. */
const SCROLLING_CHARACTERS = 600;

/** What an answer "not applicable" means for the rating. */
const NotApplicable = ({ question: { answer, na_condition } }: { question: QuestionData }) => {
	const { t } = useText();
	if (answer !== NOT_APPLICABLE) return null;
	return (
		<>
			<p>{t('console.checking.notScored')}</p>
			{isUnconditionalNa({ answer, hasNaCondition: na_condition !== null }) && (
				<div>
					<Badge tone="yellow">{t('console.checking.unconditional')}</Badge>
				</div>
			)}
		</>
	);
};

type CompanySideProps = Pick<
	QuestionProps,
	'question' | 'files' | 'requests' | 'canAsk' | 'askActs' | 'mark' | 'hasFailed' | 'isInSection'
> & {
	name: string;
	onFile: (filePath: string) => void;
};

/** The company's answer, note and documents. */
const CompanySide = memo((props: CompanySideProps) => {
	const { question, name, files, requests, canAsk, askActs, mark, hasFailed, isInSection = false, onFile } = props;
	const { t } = useText();
	const Heading = isInSection ? 'h3' : 'h2';
	const text = question.extension_note || t('console.checking.noNote');
	const supporting = files.filter(({ answer_content_ids }) => answer_content_ids.includes(question.id));
	const others = files.filter((file) => !supporting.includes(file));
	return (
		<div className={stickyAnswer}>
			<Heading id={`question-${question.id}`}>
				{name} {question.content}
			</Heading>
			<NaCondition text={question.na_condition} />
			<p className="line">
				<span className={label}>{t('console.checking.companyAnswer')}</span>
				<AnswerBadge answer={question.answer} />
				{question.is_critical && <CriticalBadge hasFailed={hasFailed} />}
			</p>
			{mark && <MarkedAnswer mark={mark} canAsk={canAsk} />}
			<NotApplicable question={question} />
			<div>
				<p className={label}>{t('labels.assessment.extension_note')}</p>
				<div className={note} {...(text.length > SCROLLING_CHARACTERS ? { tabIndex: 0, 'data-scrolls': true } : {})}>
					{text}
				</div>
			</div>
			{supporting.length > 0 && (
				<div>
					<p className={label}>{t('console.requests.supporting')}</p>
					<Evidence files={supporting} onFile={onFile} />
				</div>
			)}
			{(others.length > 0 || files.length === 0) && (
				<div>
					<p className={label}>
						{t(supporting.length > 0 ? 'console.requests.otherDocuments' : 'console.checking.files')}
					</p>
					<Evidence files={others} onFile={onFile} />
				</div>
			)}
			<QuestionAsks questionId={question.id} name={name} requests={requests} canAsk={canAsk} acts={askActs} />
		</div>
	);
});

type QuestionProps = {
	question: QuestionData;
	number: number;
	files: readonly EvidenceDocument[];
	values: Values;
	currentId: number | null;
	/** Id of the item whose memo is being written. */
	notingId: number | null;
	/** Ids of the items to show; null for all. */
	shown: ReadonlySet<number> | null;
	isEditable: boolean;
	acts: ItemActs;
	/** The evidence requests on the question; referentially stable while they do not change. */
	requests: readonly RequestRow[];
	/** Whether evidence can be requested now. */
	canAsk: boolean;
	askActs: AskActs;
	/** Whether this critical question fails with the current ratings; false for others. */
	hasFailed: boolean;
	/** Set if workers disagree with the answer; referentially stable. */
	mark: VoiceMark | undefined;
	/** Whether it is below the heading of a sub-category. */
	isInSection?: boolean;
};

const itemsIn = ({ question, shown }: Pick<QuestionProps, 'question' | 'shown'>): readonly Item[] => {
	const items: readonly Item[] = question.answer_evaluations;
	return shown ? items.filter(({ id }) => shown.has(id)) : items;
};

const shownOf = (props: QuestionProps): unknown[] => {
	const { values, currentId, notingId, number, files, isEditable, acts, question, requests, canAsk, mark } = props;
	const { hasFailed } = props;
	const items = itemsIn(props);
	return [
		question,
		number,
		files,
		isEditable,
		acts,
		requests,
		canAsk,
		mark,
		hasFailed,
		...items.flatMap(({ id }) => [id, values[rateKey(id)], values[commentKey(id)], id === currentId, id === notingId]),
	];
};

/** For `memo`: a rating changes one question only, the others need not re-render. */
const showsTheSame = (before: QuestionProps, after: QuestionProps): boolean => {
	const [one, other] = [shownOf(before), shownOf(after)];
	return one.length === other.length && one.every((value, at) => value === other[at]);
};

/** A question: the company's answer, note and documents on the left, the ratings on the right. */
export const Question = memo((props: QuestionProps) => {
	const { question, number, files, values, currentId, notingId, isEditable, acts } = props;
	const { requests, canAsk, askActs, mark, hasFailed, isInSection = false } = props;
	const { t } = useText();
	const name = t('console.checking.question', { number });
	const read = (key: string) => values[key] ?? null;
	const numbers = new Map(question.answer_evaluations.map(({ id }: Item, at) => [id, `${number}-${at + 1}`]));
	return (
		<section className={outer} aria-labelledby={`question-${question.id}`}>
			<div className={frame}>
				<div className={answerSide}>
					<CompanySide
						question={question}
						name={name}
						files={files}
						requests={requests}
						canAsk={canAsk}
						askActs={askActs}
						mark={mark}
						hasFailed={hasFailed}
						isInSection={isInSection}
						onFile={acts.showFile}
					/>
				</div>
				<div>
					{question.guidance && (
						<div className={guidanceSide}>
							<QuestionGuidance guidance={question.guidance} question={name} />
						</div>
					)}
					{itemsIn(props).map((item) => (
						<CheckItem
							key={item.id}
							item={item}
							number={numbers.get(item.id) ?? ''}
							rate={read(rateKey(item.id))}
							comment={read(commentKey(item.id))}
							isChanged={isChangedItem(item, read)}
							isCurrent={item.id === currentId}
							isNoting={item.id === notingId}
							isEditable={isEditable}
							acts={acts}
						/>
					))}
				</div>
			</div>
		</section>
	);
}, showsTheSame);
