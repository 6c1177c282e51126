import './texts.ts';
import { useText } from '#client/base/locale.tsx';
import { starsOf } from '#shared/assessment/grade.ts';
import { DataTable } from './data-table.tsx';
import { YearPoints } from './year-points.tsx';

export type TotalPoint = { key: number | string; year: string; day: string; score: number; max: number };

/** Totals over the years as a line, with the stars that they earned; a single one is said in a sentence. */
export const TotalLine = ({ title, points }: { title: string; points: readonly TotalPoint[] }) => {
	const { t } = useText();
	return (
		<>
			{points.length > 1 ? (
				<YearPoints label={title} points={points} hasLine />
			) : (
				points.map(({ key, day, score, max }) => (
					<p key={key}>{t('charts.onlyTotal', { day, points: t('charts.pointsOf', { score, max }) })}</p>
				))
			)}
			<DataTable
				caption={title}
				rows={points.map(({ key, day, score, max }) => ({
					key,
					cells: [day, t('charts.pointsOf', { score, max }), t(`charts.stars${starsOf(score, max)}`)],
				}))}
			/>
		</>
	);
};
