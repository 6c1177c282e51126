import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { WireItem } from '#shared/explanation/schemas.ts';

const frame = css`
	margin-top: 8px; padding-inline-start: 12px; border-inline-start: 2px solid ${color.grey200}; font-size: 14px; line-height: 1.6; color: ${color.grey700};
	& .title { font-weight: 700; }
	& ul { margin: 0; padding: 0; list-style: none; }
	& li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 16px; padding: 2px 0; break-inside: avoid; }
	& .rate { color: ${color.grey900}; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
	@media print { margin-top: 4px; font-size: 9pt; }
`;

export const ItemList = ({ title, items }: { title: string; items: readonly WireItem[] }) => {
	const { t } = useText();
	return (
		<div className={frame}>
			<p className="title">{title}</p>
			<ul>
				{items.map(({ content, rate }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the order of the items is fixed
					<li key={at}>
						<span>{content}</span>
						<span className="rate">
							{rate === null ? t('documents.explanation.itemExcluded') : t('documents.explanation.rate', { rate })}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
};
