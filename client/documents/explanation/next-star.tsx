import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { FailureList } from '#client/documents/failure-list.tsx';
import { Section } from '#client/documents/parts.tsx';
import { Verdict } from '#client/documents/report/verdict.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { CriticalFailures } from '#shared/assessment/critical-failures.ts';
import type { Explanation, ShownExplanation, WireNextStar, WireRaise } from '#shared/explanation/schemas.ts';
import { inPoints } from './points.ts';
import { QuestionList } from './question-list.tsx';
import { setAnchor } from './set-anchor.ts';

const aim = css`font-size: 18px; font-weight: 700; color: ${color.grey900}; @media print { font-size: 12pt; }`;
const block = css`
	& > h3 { margin-bottom: 8px; break-after: avoid; }
	& > p + ol, & > ol + * { margin-top: 12px; }
`;

/** Whether a set has fewer points than missing, because rounding of its categories makes up the rest. */
const isRoundedUp = (set: readonly WireRaise[], missing: number): boolean =>
	Number(set.reduce((total, { gain }) => total + gain.n / gain.d, 0).toFixed(6)) < missing;

/** What the company's improvement plan says of a set; none on paper and for staff. */
export type SetsInPlan = {
	/** Whether the plan has it, or can take it: these sets come first. */
	fits: (set: readonly WireRaise[]) => boolean;
	/** Whether what it raises was carried out, so that only the re-assessment shows the points. */
	isDone: (set: readonly WireRaise[]) => boolean;
	/** What one can do with it, below it. */
	action: (set: readonly WireRaise[], number: number) => ReactNode;
};

type Planned = { plan?: SetsInPlan | undefined };

type Numbered = { number: number; set: readonly WireRaise[] };

/** Sets keep their numbers, which paper, workbook and links name, in whatever order they come. */
const inOrder = (sets: readonly (readonly WireRaise[])[], plan: SetsInPlan | undefined): Numbered[] => {
	const numbered = sets.map((set, at) => ({ number: at + 1, set }));
	return plan ? numbered.toSorted((a, b) => Number(plan.fits(b.set)) - Number(plan.fits(a.set))) : numbered;
};

const Choice = ({ number, set, plan }: Planned & Numbered) => {
	const { t } = useText();
	return (
		<div id={setAnchor(number)} className={block}>
			<h3>{t('documents.explanation.choice', { number, count: set.length })}</h3>
			{plan?.isDone(set) && (
				<p>
					<Badge tone="green">{t('documents.explanation.done')}</Badge>
				</p>
			)}
			<QuestionList
				itemsTitle={t('documents.explanation.itemsToRaise')}
				questions={set.map((raise) => ({
					id: raise.question_id,
					number: raise.number,
					content: raise.content,
					aside: t('documents.explanation.gain', { points: inPoints(raise.gain) }),
					items: raise.items,
				}))}
			/>
			{plan?.action(set, number)}
		</div>
	);
};

const Choices = ({ next, level, plan }: Planned & { next: WireNextStar; level: Explanation['level'] }) => {
	const { t } = useText();
	const { sets, threshold, missing } = next;
	if (level === 'none') return <p>{t('documents.explanation.notByQuestion')}</p>;
	if (sets.length === 0) return <p>{t('documents.explanation.unreachable', { threshold })}</p>;
	return (
		<>
			<p>
				{sets.length === 1
					? t('documents.explanation.oneChoice')
					: t('documents.explanation.choices', { count: sets.length })}
			</p>
			{sets.some((set) => isRoundedUp(set, missing)) && <p>{t('documents.explanation.roundedUp', { missing })}</p>}
			{inOrder(sets, plan).map(({ number, set }) => (
				<Choice key={number} number={number} set={set} plan={plan} />
			))}
		</>
	);
};

/** What counts before any point. */
const CriticalFirst = ({ failures }: { failures: CriticalFailures }) => {
	const { t } = useText();
	return (
		<div className={block}>
			<h3>{t('documents.explanation.criticalFirst')}</h3>
			<p>{t('documents.report.criticalText')}</p>
			<FailureList failures={failures} />
		</div>
	);
};

export const NextStar = ({ explanation, plan }: Planned & { explanation: ShownExplanation }) => {
	const { t } = useText();
	const { score, max_score: maxScore, next_star: next, level, critical_failures: failures = [] } = explanation;
	return (
		<Section title={t('documents.explanation.nextTitle')}>
			<Verdict score={score} maxScore={maxScore} />
			{next && (
				<p className={aim}>
					{t('documents.explanation.missing', {
						stars: t(`documents.certificate.stars${next.stars}`),
						missing: next.missing,
						threshold: next.threshold,
					})}
				</p>
			)}
			{failures.length > 0 && <CriticalFirst failures={failures} />}
			{next && <Choices next={next} level={level} plan={plan} />}
			{!next && <p>{t(score === null ? 'documents.summary.noScore' : 'documents.explanation.highest')}</p>}
		</Section>
	);
};
