import { useMemo } from 'react';
import type { Outputs } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { TotalLine, type TotalPoint } from '#client/ui/charts/total-line.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { tokyoDate } from '#shared/dates.ts';
import { CategoryLines } from './category-lines.tsx';
import { linesOf } from './lines-of.ts';
import { PlanActMarks } from './plan-acts.tsx';
import { type ScoredRound, scoredRounds } from './scored-rounds.ts';

type Item = Outputs['app']['assessment']['history']['data'][number];

/** More do not fit on a phone. */
const SHOWN = 5;

/** The newest scored rounds, oldest first: the totals as a line, and below it each category as a small one. */
export const Totals = ({ items }: { items: readonly Item[] }) => {
	const { t, locale } = useText();
	const { scored, nameOf, points, acts } = useMemo(() => {
		const scored = scoredRounds(items).slice(-SHOWN);
		const hasRounds = new Set(scored.map(({ id }) => id)).size < scored.length;
		const nameOf = ({ round, reportedAt }: ScoredRound): string => {
			const year = t('charts.year', { year: tokyoDate(new Date(reportedAt)).slice(0, 4) });
			return hasRounds ? t(`company.history.rounds.${round}`, { year }) : year;
		};
		const points = scored.map((one): TotalPoint => {
			const { id, round, score, max, reportedAt } = one;
			return { key: `${id}-${round}`, year: nameOf(one), day: formatDate(reportedAt, locale), score, max };
		});
		const acts = items.flatMap(({ plan_acts: one }) => one);
		return { scored, nameOf, points, acts };
	}, [items, t, locale]);
	if (points.length === 0) return null;
	return (
		<Panel label={t('company.history.totals')}>
			<Stack>
				<h2>{t('company.history.totals')}</h2>
				<TotalLine title={t('company.history.totals')} points={points} />
				{scored.length > 1 && (
					<>
						{acts.length > 0 && <h3>{t('company.history.marks.title')}</h3>}
						<PlanActMarks acts={acts} scored={scored} />
						<h3>{t('company.history.byCategory')}</h3>
						<CategoryLines years={scored.map(nameOf)} lines={linesOf(scored.map(({ categories }) => categories))} />
					</>
				)}
			</Stack>
		</Panel>
	);
};
