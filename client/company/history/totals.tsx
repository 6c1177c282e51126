import { useCallback, useMemo } from 'react';
import type { Outputs } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { TotalLine, type TotalPoint } from '#client/ui/charts/total-line.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { tokyoDate } from '#shared/dates.ts';
import { CategoryLines } from './category-lines.tsx';
import { linesOf } from './lines-of.ts';

type Item = Outputs['app']['assessment']['history']['data'][number];

/** More do not fit on a phone. */
const SHOWN = 5;

type Scored = Item & { score: number; submitted_at: string };

const isScored = (item: Item): item is Scored => item.score !== null && item.submitted_at !== null;

/** The newest scored assessments, oldest first: the totals as a line, and below it each category as a small one. */
export const Totals = ({ items }: { items: readonly Item[] }) => {
	const { t, locale } = useText();
	const scored = useMemo(() => items.filter(isScored).slice(0, SHOWN).reverse(), [items]);
	const yearOf = useCallback(
		({ submitted_at: at }: Scored): string => t('charts.year', { year: tokyoDate(new Date(at)).slice(0, 4) }),
		[t],
	);
	const points = useMemo(
		() =>
			scored.map((item): TotalPoint => {
				const { id, score, max_score: max, submitted_at: at } = item;
				return { key: id, year: yearOf(item), day: formatDate(at, locale), score, max };
			}),
		[scored, yearOf, locale],
	);
	if (points.length === 0) return null;
	return (
		<Panel label={t('company.history.totals')}>
			<Stack>
				<h2>{t('company.history.totals')}</h2>
				<TotalLine title={t('company.history.totals')} points={points} />
				{scored.length > 1 && (
					<>
						<h3>{t('company.history.byCategory')}</h3>
						<CategoryLines years={scored.map(yearOf)} lines={linesOf(scored.map(({ categories }) => categories))} />
					</>
				)}
			</Stack>
		</Panel>
	);
};
