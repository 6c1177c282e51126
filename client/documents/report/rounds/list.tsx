import { css } from 'goober';
import { color } from '#client/ui/tokens.ts';
import type { ComparedSubCategory } from '#shared/reports/comparison.ts';
import { Change } from './change.tsx';

const frame = css`
	break-inside: avoid;
	& h3 { margin-bottom: 8px; }
	& ol { margin: 0; padding: 0; list-style: none; border-top: 1px solid ${color.grey300}; }
	& li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 8px 0; border-bottom: 1px solid ${color.grey300}; }
	& .name { font-weight: 700; line-height: 1.5; color: ${color.grey900}; }
	& .scores { display: flex; gap: 12px; margin-inline-start: auto; white-space: nowrap; font-variant-numeric: tabular-nums; }
	@media print { & li { padding: 4px 0; } & .scores { font-size: 9pt; } }
`;

type ChangedListProps = { title: string; rows: readonly ComparedSubCategory[]; none: string };

export const ChangedList = ({ title, rows, none }: ChangedListProps) => (
	<div className={frame}>
		<h3>{title}</h3>
		{rows.length === 0 && <p>{none}</p>}
		{rows.length > 0 && (
			<ol>
				{rows.map(({ id, content, first, second, change }) => (
					<li key={id}>
						<span className="name">{content}</span>
						<span className="scores">
							<span>
								{first} → {second}
							</span>
							<Change change={change} />
						</span>
					</li>
				))}
			</ol>
		)}
	</div>
);
