import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Judgement } from '#client/documents/parts.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { ListedSub } from './by-effect.ts';

const list = css`
	padding: 0; list-style: none; border-top: 1px solid ${color.grey300};
	& li {
		display: grid; grid-template-columns: minmax(0, 1fr) 240px 9em; gap: 4px 24px; align-items: center; padding: 8px 0;
		border-bottom: 1px solid ${color.grey300}; break-inside: avoid;
	}
	& .name { line-height: 1.5; font-weight: 700; color: ${color.grey900}; }
	& .category { display: block; font-size: 14px; font-weight: 400; color: ${color.grey600}; }
	& .gain { justify-self: end; font-weight: 700; color: ${color.grey900}; font-variant-numeric: tabular-nums; white-space: nowrap; }
	&.gains li { grid-template-columns: minmax(0, 1fr) 5.5em 180px 9em; }
	& .judgement { justify-self: end; }
	${phone} {
		& li, &.gains li { grid-template-columns: minmax(0, 1fr) auto; }
		& .bar { grid-area: 3 / 1 / auto / -1; }
		&.gains .judgement { grid-area: 2 / 1; justify-self: start; }
		&.gains .gain { grid-area: 2 / 2; }
	}
	@media print { & li { grid-template-columns: minmax(0, 1fr) 200px 9em; padding: 4px 0; } &.gains li { grid-template-columns: minmax(0, 1fr) 5.5em 170px 9em; } & .category { font-size: 9pt; } }
`;

type SubRowsProps = {
	rows: readonly ListedSub[];
	/** Address of the details of a row, on the same page. */
	hrefOf?: (row: ListedSub) => string;
	/** Whether they say what a full rating would add, by which they are ordered. */
	showsGain?: boolean;
};

const Gain = ({ points }: { points: number }) => {
	const { t } = useText();
	return <span className="gain">{points > 0 && t('documents.explanation.gain', { points })}</span>;
};

/** Sub-categories in a line each, with score and judgment. */
export const SubRows = ({ rows, hrefOf, showsGain = false }: SubRowsProps) => (
	<ol className={showsGain ? `${list} gains` : list}>
		{rows.map((row) => (
			<li key={row.id}>
				<span className="name">
					{hrefOf ? <a href={hrefOf(row)}>{row.content}</a> : row.content}
					<span className="category">{row.category}</span>
				</span>
				{showsGain && <Gain points={row.gain ?? 0} />}
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
