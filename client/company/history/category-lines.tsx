import { css } from 'goober';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { changeColor, signed } from '#client/documents/report/rounds/change.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { type CategoryLine, changeOf, placesOf } from './lines-of.ts';

const WIDTH = 120;
const HEIGHT = 36;

const list = css`
	display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 0 32px; margin: 0; padding: 0; list-style: none; border-top: 1px solid ${color.grey200};
	& li { display: grid; grid-template-columns: minmax(min-content, 1fr) ${WIDTH}px 4em; align-items: center; gap: 12px; min-height: 52px; border-bottom: 1px solid ${color.grey200}; }
	& .name { line-height: 1.4; word-break: auto-phrase; }
	${phone} { & li { grid-template-columns: minmax(0, 1fr) 80px 5em; } & svg { width: 80px; } }
	& svg { display: block; overflow: visible; }
	& .last { text-align: end; line-height: 1.3; font-variant-numeric: tabular-nums; }
	& .last b { display: block; color: ${color.grey900}; }
	& .change { font-size: 14px; font-weight: 700; white-space: nowrap; }
`;

const Spark = ({ line, label }: { line: CategoryLine; label: string }) => {
	const places = placesOf(line.scores, { width: WIDTH, height: HEIGHT });
	const last = places.at(-1);
	return (
		<svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
			<polyline
				points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
				fill="none"
				stroke={color.blue900}
				strokeWidth={2}
			/>
			{places.map(({ x, y }) => (
				<circle key={x} cx={x} cy={y} r={x === last?.x ? 4 : 2.5} fill={color.blue900} />
			))}
		</svg>
	);
};

type CategoryLinesProps = { years: readonly string[]; lines: readonly CategoryLine[] };

/** Each category over the years as a small line with its last score and the change since the first. */
export const CategoryLines = ({ years, lines }: CategoryLinesProps) => {
	const { t, locale } = useText();
	const series = new Intl.ListFormat(locale, { type: 'unit' });
	const labelOf = ({ content, scores }: CategoryLine): string =>
		t('company.history.line', {
			category: content,
			scores: series.format(
				scores.map((score, at) => t('company.history.inYear', { year: years[at] ?? '', score: score ?? MISSING })),
			),
		});
	return (
		<ul className={list}>
			{lines.map((line) => {
				const change = changeOf(line.scores);
				return (
					<li key={line.key}>
						<span className="name">{line.content}</span>
						<Spark line={line} label={labelOf(line)} />
						<span className="last">
							<b>{line.scores.at(-1) ?? MISSING}</b>
							{change !== null && (
								<span className="change" style={{ color: changeColor(change) }}>
									{signed(change)}
								</span>
							)}
						</span>
					</li>
				);
			})}
		</ul>
	);
};
