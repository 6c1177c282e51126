import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { ComparedSubCategory } from '#shared/reports/comparison.ts';

const frame = css`
	break-inside: avoid;
	& ul { columns: 2; column-gap: 32px; margin: 8px 0 0; padding: 0; list-style: none; font-size: 14px; line-height: 1.5; ${phone} { columns: 1; } }
	& li { display: flex; justify-content: space-between; gap: 16px; padding: 5px 0; border-bottom: 1px solid ${color.grey200}; break-inside: avoid; }
	& b { white-space: nowrap; font-variant-numeric: tabular-nums; color: ${color.grey900}; }
	@media print { & ul { font-size: 10pt; } & li { padding: 3px 0; } }
`;

/** Sub-categories whose score is the same in both rounds, each with that score. */
export const UnchangedList = ({ subs }: { subs: readonly ComparedSubCategory[] }) => {
	const { t } = useText();
	return (
		<div className={frame}>
			<h3>{t('documents.rounds.unchangedOnes', { count: subs.length })}</h3>
			<ul>
				{subs.map(({ id, content, second }) => (
					<li key={id}>
						{content}
						<b>{second}</b>
					</li>
				))}
			</ul>
		</div>
	);
};
