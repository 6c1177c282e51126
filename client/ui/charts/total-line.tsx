import './texts.ts';
import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import { starsOf, starThresholds } from '#shared/assessment/grade.ts';
import { DataTable } from './data-table.tsx';
import { shareOf, spread } from './places.ts';
import { Star } from './star.tsx';

const HEIGHT_PX = 180;

const figure = css`position: relative; margin: 0; padding: 44px 76px 32px 40px;`;
const plot = css`
	position: relative; height: ${HEIGHT_PX}px; border-bottom: 1px solid ${color.grey500}; font-size: 14px; line-height: 1.4; font-variant-numeric: tabular-nums;
	& > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
	& .level { position: absolute; inset-inline: -24px 0; border-top: 1px dashed ${color.grey300}; }
	& .level > span { position: absolute; left: 100%; top: -10px; display: flex; padding-inline-start: 12px; }
	& .point { position: absolute; width: 0; height: 0; }
	& .dot { position: absolute; left: -7px; top: -7px; width: 14px; height: 14px; border: 2px solid ${color.white}; border-radius: 50%; background: ${color.blue900}; }
	& .value { position: absolute; bottom: 9px; left: -40px; width: 80px; text-align: center; font-size: 16px; font-weight: 700; color: ${color.grey900}; }
	& .value > span { display: flex; justify-content: center; }
	& .value b { padding-inline: 3px; border-radius: 3px; background: #ffffffd9; }
	& .year { position: absolute; top: 100%; width: 80px; margin-inline-start: -40px; padding-top: 6px; text-align: center; color: ${color.grey700}; }
	@media (forced-colors: active) { & .dot { background: CanvasText; } }
`;

export type TotalPoint = { key: number; year: string; day: string; score: number; max: number };

const stars = (count: number, size: number) =>
	// biome-ignore lint/suspicious/noArrayIndexKey: equal stars in a row
	Array.from({ length: count }, (_, at) => <Star key={at} size={size} />);

/** Totals over the years as a line, with the stars that they earned; the dashed lines are the scores for stars. */
export const TotalLine = ({ title, points }: { title: string; points: readonly TotalPoint[] }) => {
	const { t } = useText();
	const places = points.map(({ score, max }, at) => ({
		left: spread(at, points.length),
		bottom: shareOf(score, max),
	}));
	return (
		<div className={figure}>
			<div className={plot} aria-hidden="true">
				{starThresholds(100).map(({ stars: count, from }) => (
					<div key={count} className="level" style={{ bottom: `${from}%` }}>
						<span>{stars(count, 14)}</span>
					</div>
				))}
				<svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
					<polyline
						points={places.map(({ left, bottom }) => `${left},${100 - bottom}`).join(' ')}
						fill="none"
						stroke={color.blue900}
						strokeWidth={2}
						vectorEffect="non-scaling-stroke"
					/>
				</svg>
				{points.map(({ key, year, score, max }, at) => (
					<div key={key}>
						<div className="point" style={{ left: `${places[at]?.left}%`, bottom: `${places[at]?.bottom}%` }}>
							<span className="dot" />
							<span className="value">
								<span>{stars(starsOf(score, max), 13)}</span>
								<b>{score}</b>
							</span>
						</div>
						<span className="year" style={{ left: `${places[at]?.left}%` }}>
							{year}
						</span>
					</div>
				))}
			</div>
			<DataTable
				caption={title}
				rows={points.map(({ key, day, score, max }) => ({
					key,
					cells: [day, t('charts.pointsOf', { score, max }), t(`charts.stars${starsOf(score, max)}`)],
				}))}
			/>
		</div>
	);
};
