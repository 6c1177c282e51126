import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { dueItemsOf } from '#client/plans/due-items.ts';
import { openItems } from '#client/plans/standing.ts';
import { PlanTimeLine } from '#client/plans/time-line.tsx';
import { Button } from '#client/ui/button.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { PhoneFold } from '#client/ui/phone-fold.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';

const progress = css`display: flex; flex-direction: column; gap: 4px; max-width: 400px; & p { font-weight: 700; }`;
const small = css`font-size: 14px; line-height: 1.6; color: ${color.grey700};`;

type HeadProps = { plan: ImprovementPlan; onReturned: () => void };

/** Progress and dates of the plan, what staff returned, and what happens next. */
export const PlanHead = ({ plan, onReturned }: HeadProps) => {
	const { t } = useText();
	const { counts, items } = plan;
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
				{counts.returned > 0 && (
					<Banner tone="warning" title={t('company.plan.returned', { count: counts.returned })}>
						<Row>
							<Button onClick={onReturned}>{t('company.plan.toReturned')}</Button>
						</Row>
					</Banner>
				)}
				{openItems(items).length === 0 && (
					<Banner tone="success" title={t('company.plan.complete')}>
						<p>{t('company.plan.completeText')}</p>
					</Banner>
				)}
				{/* Folded, so that on a phone the list begins on the first screen. */}
				{dueItemsOf(items).dated.length > 0 && (
					<PhoneFold names={[t('plans.dates')]}>
						<PlanTimeLine items={items} today={tokyoDate(new Date())} />
					</PhoneFold>
				)}
				<p className={small}>{t('company.plan.next')}</p>
			</Stack>
		</Panel>
	);
};
