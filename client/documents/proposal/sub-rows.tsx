import { css } from 'goober';
import { Judgement } from '#client/documents/parts.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { ProposedSub } from './by-effect.ts';

const list = css`
	padding: 0; list-style: none; border-top: 1px solid ${color.grey300};
	& li {
		display: grid; grid-template-columns: minmax(0, 1fr) 240px 9em; gap: 4px 24px; align-items: center; padding: 8px 0;
		border-bottom: 1px solid ${color.grey300}; break-inside: avoid;
	}
	& .name { line-height: 1.5; font-weight: 700; color: ${color.grey900}; }
	& .category { display: block; font-size: 14px; font-weight: 400; color: ${color.grey600}; }
	& .judgement { justify-self: end; }
	${phone} { & li { grid-template-columns: minmax(0, 1fr) auto; } & .bar { grid-area: 2 / 1 / auto / -1; } }
	@media print { & li { grid-template-columns: minmax(0, 1fr) 200px 9em; padding: 4px 0; } & .category { font-size: 9pt; } }
`;

type SubRowsProps = {
	rows: readonly ProposedSub[];
	/** Address of the details of a row, on the same page. */
	hrefOf?: (row: ProposedSub) => string;
};

/** Sub-categories in a line each, with score and judgment. */
export const SubRows = ({ rows, hrefOf }: SubRowsProps) => (
	<ol className={list}>
		{rows.map((row) => (
			<li key={row.id}>
				<span className="name">
					{hrefOf ? <a href={hrefOf(row)}>{row.content}</a> : row.content}
					<span className="category">{row.category}</span>
				</span>
				<span className="bar">
					<ScoreBar score={row.score} label={row.content} />
				</span>
				<span className="judgement">
					<Judgement score={row.score} />
				</span>
			</li>
		))}
	</ol>
);
