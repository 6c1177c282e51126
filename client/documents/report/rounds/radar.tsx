import { css } from 'goober';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Radar, radarPoints } from '#client/ui/charts/radar.tsx';
import { color } from '#client/ui/tokens.ts';
import type { ComparedCategory } from '#shared/reports/comparison.ts';

/** Lines also differ by dashes, not by color alone. */
const FIRST = { stroke: color.grey800, strokeWidth: 2.5, strokeDasharray: '7 5' };
const SECOND = { stroke: color.blue900, strokeWidth: 2.5 };

const legend = css`
	display: flex; flex-wrap: wrap; justify-content: center; gap: 4px 24px; margin: 8px 0 0; padding: 0; list-style: none; font-size: 14px;
	& li { display: flex; align-items: center; gap: 8px; }
	@media print { font-size: 9pt; }
`;

const Line = (look: typeof FIRST | typeof SECOND) => (
	<svg width="40" height="8" aria-hidden="true">
		<line x1="0" y1="4" x2="40" y2="4" {...look} />
	</svg>
);

/** Main categories of both rounds, if three or more; the table of all changes has the same figures. */
export const RoundsRadar = ({ categories }: { categories: readonly ComparedCategory[] }) => {
	const { t } = useText();
	return (
		<div>
			<Radar
				title={t('documents.rounds.radar')}
				axes={categories.map(({ content, first, second }) => ({
					label: content,
					value: second,
					text: `${first ?? MISSING} → ${second ?? MISSING}`,
				}))}
			>
				<polygon
					points={radarPoints(categories.map(({ first }) => first ?? 0))}
					fill="none"
					strokeLinejoin="round"
					{...FIRST}
				/>
			</Radar>
			<ul className={legend}>
				<li>
					<Line {...FIRST} />
					{t('documents.rounds.dashed')}
				</li>
				<li>
					<Line {...SECOND} />
					{t('documents.rounds.solid')}
				</li>
			</ul>
		</div>
	);
};
