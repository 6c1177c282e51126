import { css } from 'goober';
import { color } from '#client/ui/tokens.ts';
import type { CriticalFailures } from '#shared/assessment/critical-failures.ts';

const list = css`
	padding: 0; list-style: none; border-top: 1px solid ${color.grey300};
	& li { display: grid; grid-template-columns: 56px minmax(0, 1fr); padding: 10px 0; border-bottom: 1px solid ${color.grey300}; break-inside: avoid; }
	& .number { font-weight: 700; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
`;

/** Failed critical questions by number, in report and explanation. */
export const FailureList = ({ failures }: { failures: CriticalFailures }) => (
	<ol className={list}>
		{failures.map(({ number, content }) => (
			<li key={number}>
				<span className="number">{number}</span>
				<span>{content}</span>
			</li>
		))}
	</ol>
);
