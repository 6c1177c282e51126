import { css } from 'goober';
import { Fragment } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { ShownAnchors } from '#shared/papers/shown-guidance.ts';

const list = css`
	display: grid; grid-template-columns: 48px minmax(0, 1fr); gap: 4px 12px; font-size: 14px; line-height: 1.6;
	& dt { color: ${color.grey700}; font-variant-numeric: tabular-nums; }
	& dd { white-space: pre-wrap; }
`;

const RATES = [
	['full', 'rate100'],
	['half', 'rate50'],
	['none', 'rate0'],
] as const;

/** The conditions for rating a check item 100 %, 50 % and 0 %. */
export const AnchorsView = ({ anchors }: { anchors: ShownAnchors }) => {
	const { t } = useText();
	return (
		<dl className={list}>
			{RATES.map(([rate, name]) => {
				const said = anchors[rate];
				return (
					said && (
						<Fragment key={rate}>
							<dt>{t(`management.preview.rates.${name}`)}</dt>
							<dd>{said}</dd>
						</Fragment>
					)
				);
			})}
		</dl>
	);
};
