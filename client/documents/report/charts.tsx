import { css } from 'goober';
import { useMemo } from 'react';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { CategoryBars } from '#client/ui/charts/category-bars.tsx';
import { DataTable } from '#client/ui/charts/data-table.tsx';
import { ScoreLegend } from '#client/ui/charts/legend.tsx';
import type { YearPoint } from '#client/ui/charts/year-drawing.ts';
import { YearPoints } from '#client/ui/charts/year-points.tsx';
import { phone } from '#client/ui/tokens.ts';
import { starsOf } from '#shared/assessment/grade.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { WireCohort } from '#shared/position/schemas.ts';
import { categoryAnchor } from './category-anchor.ts';
import { ScoreRadar } from './score-radar.tsx';

const YEARS_AHEAD = 3;

type YearProps = { score: number | null; maxScore: number; reportedAt: string };

/** Score in the year of the report, and the next three years at 0, marked as not assessed. */
export const ScoreByYear = ({ score, maxScore, reportedAt }: YearProps) => {
	const { t, locale } = useText();
	const points = useMemo((): YearPoint[] => {
		const year = Number(tokyoDate(new Date(reportedAt)).slice(0, 4));
		return Array.from({ length: 1 + YEARS_AHEAD }, (_, ahead) => {
			const point = { key: year + ahead, year: t('charts.year', { year: year + ahead }), max: maxScore };
			if (ahead > 0) return { ...point, score: null, note: t('documents.report.notAssessed') };
			return score === null ? { ...point, score, note: MISSING } : { ...point, score };
		});
	}, [score, maxScore, reportedAt, t]);
	const rows = points.map(({ key, year, score, note }) => ({
		key,
		cells: [year, note ?? score ?? MISSING, ...(score === null ? [] : [t(`charts.stars${starsOf(score, maxScore)}`)])],
	}));
	// The table for screen readers is omitted on paper.
	const label = `${t('documents.report.scoreByYear')}: ${new Intl.ListFormat(locale).format(rows.map(({ cells }) => cells.join(' ')))}`;
	return (
		<div style={{ breakInside: 'avoid' }}>
			<YearPoints points={points} label={label} />
			<DataTable caption={t('documents.report.scoreByYear')} rows={rows} />
		</div>
	);
};

const halves = css`
	display: grid; grid-template-columns: 3fr 2fr; gap: 24px; align-items: center; break-inside: avoid;
	${phone} { grid-template-columns: minmax(0, 1fr); }
`;
const whole = css`display: block;`;
const stacked = css`& > * + * { margin-top: 12px; }`;

type Category = { id: number; content: string; score: number | null };

type CategoryScoresProps = {
	categories: readonly Category[];
	total: number | null;
	/** Companies to compare with, if their figures may be shown. */
	cohort?: WireCohort | undefined;
	/** Whether the bars lead to the notes of their category, further below. */
	isLinked?: boolean;
};

/** Radar chart, with three or more categories, and bars of the scores with the total. */
export const CategoryScores = ({ categories, total, cohort, isLinked = true }: CategoryScoresProps) => {
	const { t } = useText();
	const hasRadar = categories.length >= 3;
	return (
		<div className={stacked}>
			<div className={hasRadar ? halves : whole}>
				<ScoreRadar title={t('documents.report.radar')} categories={categories} cohort={cohort} />
				<CategoryBars
					title={t('documents.report.radar')}
					heads={[t('documents.report.category'), t('labels.reports.score')]}
					rows={
						isLinked
							? categories.map((category) => ({ ...category, href: `#${categoryAnchor(category.id)}` }))
							: categories
					}
					total={{ label: t('documents.report.total'), score: total, max: categories.length * 100 }}
				/>
			</div>
			<ScoreLegend />
		</div>
	);
};
