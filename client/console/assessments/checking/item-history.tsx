import { css } from 'goober';
import { createContext, useContext, useId, useState } from 'react';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { RatingHistory } from '#shared/checking/schemas.ts';
import { useRateText } from './rating.tsx';
import { callsOf } from './rounds.ts';

const place = css`&[data-open='true'] { flex: 1 0 100%; }`;
const button = css`
	display: inline-flex; align-items: center; gap: 4px; min-height: 36px; padding: 4px 8px; border: 0; border-radius: 4px; background: none; cursor: pointer;
	font-size: 14px; line-height: 1.4; color: ${color.grey700}; white-space: nowrap;
	&:hover { text-decoration: underline; text-underline-offset: 3px; }
	@media (pointer: coarse) { min-height: 44px; }
`;
const list = css`
	margin: 0; padding: 4px 8px 8px; list-style: none; font-size: 14px; line-height: 1.6; color: ${color.grey800}; font-variant-numeric: tabular-nums;
	& strong { font-weight: 700; color: ${color.grey900}; }
`;

const roundName = css`padding: 4px 8px 0; font-size: 14px; font-weight: 700; color: ${color.grey700};`;

/** Of which sub-category the items are; null outside a review. */
export const HistoryOf = createContext<{ round: Round; id: number } | null>(null);

type Step = RatingHistory[number]['steps'][number];

const StepLine = ({ step }: { step: Step }) => {
	const { t, locale } = useText();
	const rateText = useRateText();
	const wordsOf = (rate: Step['from']): string => (rate === null ? t('console.checking.unrated') : rateText(rate));
	return (
		<li>
			{formatDateTime(step.rated_at, locale)} {step.rated_by.name}{' '}
			{step.from !== step.to && (
				<strong>{t('console.checking.history.step', { from: wordsOf(step.from), to: wordsOf(step.to) })}</strong>
			)}{' '}
			{step.memo_changed && t('console.checking.history.memo')}
		</li>
	);
};

const Steps = ({ round, id, item }: { round: Round; id: number; item: number }) => {
	const { t } = useText();
	const rateText = useRateText();
	const history = callsOf(round).history.useQuery({ id }, { staleTime: 0, meta: { handlesFailure: true } });
	if (history.error) return <p role="alert">{history.error.message}</p>;
	if (!history.data) return <p role="status">{t('common.loading')}</p>;
	const found = history.data.data.find((one) => one.answer_evaluation_id === item);
	if (!found) return <p>{t('console.checking.history.none')}</p>;
	const { steps, other_round_steps: others, carried_over: carried } = found;
	const rounds = [
		{ of: round, steps },
		{ of: round === 1 ? 2 : 1, steps: others },
	] as const;
	const isOfBoth = others.length > 0 || carried !== null;
	return (
		<>
			{rounds
				.filter((one) => one.steps.length > 0 || (one.of === round && carried !== null))
				.toSorted((one, other) => other.of - one.of)
				.map((one) => (
					<div key={one.of}>
						{isOfBoth && (
							<div className={roundName}>
								{t(`console.checking.history.rounds.${one.of === 1 ? 'first' : 'second'}`)}
							</div>
						)}
						<ol className={list}>
							{one.steps.map((step) => (
								<StepLine key={step.id} step={step} />
							))}
							{one.of === round && carried !== null && (
								<li>{t('console.checking.history.carriedOver', { rate: rateText(carried) })}</li>
							)}
						</ol>
					</div>
				))}
		</>
	);
};

/** Who changed the rating of a check item, loaded when it is expanded. */
export const ItemHistory = ({ item, number }: { item: number; number: string }) => {
	const { t } = useText();
	const of = useContext(HistoryOf);
	const listId = useId();
	const [isOpen, setOpen] = useState(false);
	if (!of) return null;
	return (
		<div className={place} data-open={isOpen}>
			<button
				type="button"
				className={button}
				aria-expanded={isOpen}
				aria-controls={isOpen ? listId : undefined}
				onClick={() => setOpen(!isOpen)}
			>
				<Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
				{t('console.checking.history.button')}
				<span className="visually-hidden">：{t('console.checking.item', { number })}</span>
			</button>
			{isOpen && (
				<div id={listId}>
					<Steps {...of} item={item} />
				</div>
			)}
		</div>
	);
};
