import { css } from 'goober';
import { memo } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { type AskCounts, useAsks } from '#client/console/assessments/evidence/asks.ts';
import { useRail } from '#client/console/assessments/use-rail.ts';
import { useMarks } from '#client/console/assessments/voice/marks.ts';
import { Icon } from '#client/ui/icons.tsx';
import { Select } from '#client/ui/inputs.tsx';
import { color, focusRingInside, narrow } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { RailSub } from './rail-state.ts';
import { ROUND_SCREENS, type Sheet } from './rounds.ts';
import { useFailures } from './use-live.ts';

/** With the documents pane open, only a wide screen has room for the rail. */
export const folded = '@media screen and (max-width: 1679px)';

const frame = css`
	position: sticky; top: 16px; max-height: calc(100vh - 32px); overflow-y: auto; padding: 8px 0; background: ${color.white};
	border: 1px solid ${color.grey200}; border-radius: 8px; font-size: 14px; line-height: 1.4;
	& ul { list-style: none; margin: 0; padding: 0; }
	& li > span { display: block; padding: 8px 12px 2px; font-weight: 700; color: ${color.grey700}; }
	& a {
		display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 8px; min-height: 32px; padding: 4px 12px; text-decoration: none;
		&, &:visited { color: ${color.grey800}; }
		&:hover { background: ${color.grey50}; text-decoration: underline; }
		&[aria-current] { background: ${color.blue100}; color: ${color.blue1000}; font-weight: 700; }
		&:focus-visible { ${focusRingInside} border-radius: 0; }
	}
	& .name { flex: 1 1 84px; overflow-wrap: break-word; }
	& .state { flex: none; margin-inline-start: auto; display: inline-flex; align-items: center; gap: 8px; font-weight: 400; color: ${color.grey700}; font-variant-numeric: tabular-nums; }
	& .done { color: ${color.successText}; }
	& .open { color: #6e5600; font-weight: 700; }
	& .failed { color: ${color.errorText}; font-weight: 700; }
	${narrow} { display: none; }
	${folded} { &[data-has-pane='true'] { display: none; } }
`;
const chooser = css`
	display: none;
	${narrow} { display: block; }
	${folded} { &[data-has-pane='true'] { display: block; } }
`;

const useStateText = (): ((sub: RailSub) => string) => {
	const { t } = useText();
	return (sub) => {
		if (sub.is_checked) return t('console.checking.checked');
		if (sub.is_stale) return t('console.checking.rail.stale');
		return sub.unrated_count > 0
			? t('console.checking.rail.unrated', { count: sub.unrated_count })
			: t('console.checking.notChecked');
	};
};

/** A text with the numbers of undecided requests in a sub-category. */
const useAskText = (): ((counts: AskCounts | undefined) => string | null) => {
	const { t } = useText();
	return (counts) => {
		if (!counts) return null;
		if (counts.answered > 0) return t('console.requests.railAnswered', { count: counts.answered });
		return counts.open > 0 ? t('console.requests.railOpen', { count: counts.open }) : null;
	};
};

type StateProps = { sub: RailSub; asks: AskCounts | undefined; marks: number; failures: number };

const State = ({ sub, asks, marks, failures }: StateProps) => {
	const { t } = useText();
	const asked = useAskText()(asks);
	const text = useStateText()(sub);
	return (
		<span className="state">
			{failures > 0 && <span className="failed">{t('console.checking.rail.critical', { count: failures })}</span>}
			{asked && <span className={asks?.answered ? 'open' : undefined}>{asked}</span>}
			{marks > 0 && <span className="open">{t('console.voice.railMarks', { count: marks })}</span>}
			{sub.is_checked ? (
				<span className="done">
					<Icon name="check" size={18} />
					<span className="visually-hidden">{text}</span>
				</span>
			) : (
				<span className={sub.is_stale ? 'open' : undefined}>{text}</span>
			)}
			{Boolean(sub.changed_item_count) && (
				<span>{t('console.checking.rail.changed', { count: sub.changed_item_count ?? 0 })}</span>
			)}
		</span>
	);
};

export type RailProps = {
	round: Round;
	sheet: Sheet;
	currentId: number;
	/** Whether the open sub-category is checked, including unsaved changes; null while it loads. */
	isChecked: boolean | null;
	unrated: number | null;
	changed: number | null;
	/** Failed critical questions of the open sub-category, including unsaved ratings; null while it loads. */
	failures: number | null;
	/** Whether a pane is open beside the ratings. */
	hasPane: boolean;
};

/** All sub-categories of the sheet with their state; on narrow screens a select instead of the rail. */
export const Rail = memo(({ round, sheet, currentId, isChecked, unrated, changed, failures, hasPane }: RailProps) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const rail = useRail(currentId, { fits: true });
	const stateText = useStateText();
	const askText = useAskText();
	const { ofSub } = useAsks(round, sheet.id);
	const marks = useMarks(round, sheet.id).ofSub;
	const stored = useFailures(round, sheet.id);
	const failuresIn = (id: number): number => (id === currentId && failures !== null ? failures : (stored.get(id) ?? 0));
	const failureText = (count: number): string | null =>
		count > 0 ? t('console.checking.rail.critical', { count }) : null;
	const markText = (count: number | undefined): string | null =>
		count ? t('console.voice.railMarks', { count }) : null;
	const screens = ROUND_SCREENS[round];
	const categories = sheet.answer_categories.map((category) => ({
		...category,
		subs: category.answer_sub_categories.map((sub): RailSub => {
			const known = { ...sub, categoryId: category.id };
			if (sub.id !== currentId) return known;
			return {
				...known,
				is_checked: isChecked ?? sub.is_checked,
				unrated_count: unrated ?? sub.unrated_count,
				changed_item_count: sub.changed_item_count === null ? null : (changed ?? sub.changed_item_count),
			};
		}),
	}));
	const to = ({ categoryId, id }: RailSub): string => screens.subCategory(sheet.id, categoryId, id);
	const open = (id: number): void => {
		const chosen = categories.flatMap(({ subs }) => subs).find((sub) => sub.id === id);
		if (chosen) navigate(to(chosen));
	};
	return (
		<>
			<nav ref={rail} className={frame} data-has-pane={hasPane} aria-label={t('console.checking.rail.label')}>
				<ul>
					{categories.map(({ id, content, subs }) => (
						<li key={id}>
							<span>{content}</span>
							<ul>
								{subs.map((sub) => (
									<li key={sub.id}>
										<Link to={to(sub)} aria-current={sub.id === currentId ? 'page' : undefined}>
											<span className="name">{sub.content}</span>
											<State
												sub={sub}
												asks={ofSub.get(sub.id)}
												marks={marks.get(sub.id) ?? 0}
												failures={failuresIn(sub.id)}
											/>
										</Link>
									</li>
								))}
							</ul>
						</li>
					))}
				</ul>
			</nav>
			<div className={chooser} data-has-pane={hasPane}>
				<Select
					label={t('console.checking.subCategory')}
					need="unmarked"
					width="full"
					value={currentId}
					onChange={(event) => open(Number(event.target.value))}
				>
					{categories.map(({ id, content, subs }) => (
						<optgroup key={id} label={content}>
							{subs.map((sub) => (
								<option key={sub.id} value={sub.id}>
									{t('console.checking.rail.option', {
										content: sub.content,
										state: [
											failureText(failuresIn(sub.id)),
											stateText(sub),
											askText(ofSub.get(sub.id)),
											markText(marks.get(sub.id)),
										]
											.filter(Boolean)
											.join(t('evidence.and')),
									})}
								</option>
							))}
						</optgroup>
					))}
				</Select>
			</div>
		</>
	);
});
