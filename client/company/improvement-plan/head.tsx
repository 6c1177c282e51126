import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { openItems, standingOf } from '#client/plans/standing.ts';
import { PlanTimeLine } from '#client/plans/time-line.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ImprovementPlan, PlanItem } from '#shared/plans/schemas.ts';
import { cardId } from './action-card.tsx';

const progress = css`display: flex; flex-direction: column; gap: 4px; max-width: 400px; & p { font-weight: 700; }`;
const small = css`font-size: 14px; line-height: 1.6; color: ${color.grey700};`;
const links = css`
	display: flex; flex-wrap: wrap; gap: 0 16px; margin: 4px 0 0; padding: 0; list-style: none;
	& a { display: inline-flex; align-items: center; min-height: 44px; overflow-wrap: anywhere; }
`;

const goTo = (item: PlanItem): void => {
	const card = document.getElementById(cardId(item));
	card?.scrollIntoView({ block: 'start' });
	card?.querySelector('h3')?.focus({ preventScroll: true });
};

const Links = ({ title, items }: { title: string; items: readonly PlanItem[] }) =>
	items.length > 0 && (
		<div>
			<p>{title}</p>
			<ul className={links}>
				{items.map((item) => (
					<li key={item.sub_category_id}>
						<a
							href={`#${cardId(item)}`}
							onClick={(event) => {
								event.preventDefault();
								goTo(item);
							}}
						>
							{item.content}
						</a>
					</li>
				))}
			</ul>
		</div>
	);

/** Progress of the plan, what the company has to do, and what happens next. */
export const PlanHead = ({ plan }: { plan: ImprovementPlan }) => {
	const { t } = useText();
	const { counts, items } = plan;
	const open = openItems(items);
	const returned = open.filter((item) => standingOf(item) === 'returned');
	const unanswered = open.filter((item) => standingOf(item) === 'unanswered');
	return (
		<Panel label={t('company.plan.how')}>
			<Stack>
				<div className={progress}>
					<p>{t('plans.answered', counts)}</p>
					<ProgressBar
						percent={counts.items === 0 ? 0 : Math.round((counts.answered * 100) / counts.items)}
						label={t('company.plan.how')}
					/>
				</div>
				<p className={small}>{t('plans.summary', counts)}</p>
				<PlanTimeLine items={items} today={tokyoDate(new Date())} />
				{open.length > 0 ? (
					<Banner tone="warning" title={t('company.plan.waiting')}>
						<Links title={t('company.plan.returned', { count: returned.length })} items={returned} />
						<Links title={t('company.plan.unanswered', { count: unanswered.length })} items={unanswered} />
					</Banner>
				) : (
					<Banner tone="success" title={t('company.plan.complete')}>
						<p>{t('company.plan.completeText')}</p>
					</Banner>
				)}
				<p>{t('company.plan.next')}</p>
			</Stack>
		</Panel>
	);
};
