import '#client/plans/texts.ts';
import { css } from 'goober';
import { Fragment, type ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { Gains } from '#client/plans/lines.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { color } from '#client/ui/tokens.ts';
import type { PlanShow } from '#shared/plans/list-views.ts';
import type { PlanItem } from '#shared/plans/schemas.ts';
import { LineHeads } from './line-heads.tsx';
import { ListTools } from './list-tools.tsx';
import { useLines } from './use-lines.ts';
import type { usePlanPlace } from './use-plan-place.ts';

/** Lines that open and close must not be moved by the browser's own anchoring, too. */
const list = css`
	overflow-anchor: none; border: 1px solid ${color.grey200}; border-radius: 8px; background: ${color.white};
	& > h2 { padding: 20px 16px 8px; font-size: 18px; }
`;

const LIST = 'plan-list';

/** After the last line is dealt with. */
export const focusList = (): void => document.getElementById(LIST)?.focus();

export type LineProps = {
	item: PlanItem;
	/** Points that a full rating adds; null where the paper explains nothing. */
	gain: number | null;
	showsGain: boolean;
	isShown: boolean;
	isOpen: boolean;
	onToggle: () => void;
};

type PlanListProps = ReturnType<typeof usePlanPlace> & {
	items: readonly PlanItem[];
	/** The filters offered. */
	shows: readonly PlanShow[];
	gains: Gains;
	/** A line. Also of those not shown, since it keeps what was typed. */
	children: (line: LineProps) => ReactNode;
};

/** The sub-categories of a plan, one line each, of which one is open; with filters and orders. */
export const PlanList = ({ items, shows, gains, place, go, children }: PlanListProps) => {
	const { t } = useText();
	const lines = useLines({ items, place, gains, go });
	const shown = lines.filter(({ isShown }) => isShown);
	const isOfPaper = place.sort === 'paper';
	return (
		<section id={LIST} tabIndex={-1} aria-label={t('plans.list.title')}>
			<ListTools items={items} shows={shows} gains={gains} place={place} go={go} />
			<div className={list}>
				{shown.length > 0 && <LineHeads showsGain={gains !== null} />}
				{!isOfPaper && shown.length > 0 && <h2 className="visually-hidden">{t('plans.list.title')}</h2>}
				{lines.map(({ item, isShown, isOpen }, at) => {
					const { sub_category_id: id, main_category: main } = item;
					const isFirst = isShown && isOfPaper && lines[at - 1]?.item.main_category !== main;
					return (
						<Fragment key={id}>
							{isFirst && <h2>{main}</h2>}
							{children({
								item,
								gain: gains?.get(id) ?? null,
								showsGain: gains !== null,
								isShown,
								isOpen: isShown && isOpen,
								onToggle: () => go({ open: isOpen ? null : id }),
							})}
						</Fragment>
					);
				})}
				{shown.length === 0 && <EmptyState>{t('plans.list.none')}</EmptyState>}
			</div>
		</section>
	);
};
