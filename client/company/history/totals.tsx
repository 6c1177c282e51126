import type { Outputs } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { TotalLine, type TotalPoint } from '#client/ui/charts/total-line.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { tokyoDate } from '#shared/dates.ts';

type Item = Outputs['app']['assessment']['history']['data'][number];

/** More do not fit on a phone. */
const SHOWN = 5;

/** The newest scored assessments as a line, oldest first. */
export const Totals = ({ items }: { items: readonly Item[] }) => {
	const { t, locale } = useText();
	const points = items
		.flatMap(({ id, score, max_score: max, submitted_at: at }): TotalPoint[] =>
			score === null || at === null
				? []
				: [
						{
							key: id,
							year: t('charts.year', { year: tokyoDate(new Date(at)).slice(0, 4) }),
							day: formatDate(at, locale),
							...{ score, max },
						},
					],
		)
		.slice(0, SHOWN)
		.reverse();
	if (points.length === 0) return null;
	return (
		<Panel label={t('company.history.totals')}>
			<Stack gap="small">
				<h2>{t('company.history.totals')}</h2>
				<TotalLine title={t('company.history.totals')} points={points} />
			</Stack>
		</Panel>
	);
};
