import './texts.ts';
import { css } from 'goober';
import type { ReactNode } from 'react';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { scoreColor } from '#shared/assessment/grade.ts';
import { scoreFill } from './score-fill.ts';
import { Star } from './star.tsx';
import { TableHead } from './table-head.tsx';

const table = css`
	width: 100%; font-variant-numeric: tabular-nums; line-height: 1.5;
	& th, & td { padding: 8px 0; text-align: start; border-bottom: 1px solid ${color.grey300}; overflow-wrap: anywhere; }
	& thead th { font-size: 14px; color: ${color.grey700}; }
	& tbody th { width: 42%; padding-inline-end: 12px; font-weight: 400; color: ${color.grey900}; }
	& tbody th svg { vertical-align: -2px; }
	& tfoot :is(th, td) { font-weight: 700; color: ${color.grey900}; border-bottom-width: 2px; }
	& .score { display: grid; grid-template-columns: minmax(40px, 1fr) auto; align-items: center; gap: 4px 10px; }
	& .value { display: flex; align-items: center; justify-content: flex-end; gap: 4px; min-width: 6em; white-space: nowrap; font-weight: 700; color: ${color.grey900}; }
	& .max, & .none { font-weight: 400; color: ${color.grey600}; }
	& tfoot td { text-align: end; }
	${phone} { & .value { min-width: 5.6em; } }
	@media print { font-size: 9.5pt; & th, & td { padding: 5px 0; } & thead th { font-size: 9pt; } }
`;
const track = css`height: 12px; border-radius: 6px; background: ${color.grey100}; overflow: hidden; print-color-adjust: exact; & > span { display: block; height: 100%; border-radius: 6px; }`;

type BarRow = {
	id: number;
	content: string;
	score: number | null;
	/** Address of the place with its details, such as a section of the same page. */
	href?: string;
	/** The name as it is shown instead, such as a link within the area. */
	named?: ReactNode;
};

type CategoryBarsProps = {
	title: string;
	/** Column headings. */
	heads: readonly [name: string, score: string];
	rows: readonly BarRow[];
	/** Whether the addresses are of another page, which opens in a new tab. */
	opensNewTab?: boolean;
	/** The last row, such as the sum. */
	total?: { label: string; score: number | null; max: number };
};

const Value = ({ score, max }: { score: number | null; max: number }) => {
	const { t } = useText();
	return (
		<>
			{score ?? <span className="none">{MISSING}</span>}
			<span className="max">{t('charts.outOf', { max })}</span>
		</>
	);
};

const Name = ({ row: { content, href, named = content }, opensNewTab }: { row: BarRow; opensNewTab: boolean }) => {
	const { t } = useText();
	if (!href) return named;
	if (!opensNewTab) return <a href={href}>{content}</a>;
	return (
		<a href={href} target="_blank" rel="noreferrer">
			{content} <Icon name="external" size={16} />
			<span className="visually-hidden">{t('common.opensNewTab')}</span>
		</a>
	);
};

/** Scores from 0 to 100 as bars with their numbers; a table, so that it needs no second one. */
export const CategoryBars = ({ title, heads, rows, opensNewTab = false, total }: CategoryBarsProps) => (
	<table className={table}>
		<caption className="visually-hidden">{title}</caption>
		<TableHead heads={heads} />
		<tbody>
			{rows.map((row) => (
				<tr key={row.id}>
					<th scope="row">
						<Name row={row} opensNewTab={opensNewTab} />
					</th>
					<td>
						<div className="score">
							<span className={track} aria-hidden="true">
								<span style={{ width: `${row.score ?? 0}%`, background: scoreFill(scoreColor(row.score)) }} />
							</span>
							<span className="value">
								{scoreColor(row.score) === 'amber' && <Star />}
								<span>
									<Value score={row.score} max={100} />
								</span>
							</span>
						</div>
					</td>
				</tr>
			))}
		</tbody>
		{total && (
			<tfoot>
				<tr>
					<th scope="row">{total.label}</th>
					<td>
						<Value score={total.score} max={total.max} />
					</td>
				</tr>
			</tfoot>
		)}
	</table>
);
