import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { Facts } from '#client/ui/layout.tsx';
import type { ShownAnchors } from '#shared/papers/shown-guidance.ts';

const text = css`font-size: 14px; line-height: 1.6;`;

const RATES = ['full', 'half', 'none'] as const;

/** When a check item is rated 100 %, 50 % and 0 %. */
export const AnchorsView = ({ anchors }: { anchors: ShownAnchors }) => {
	const { t } = useText();
	return (
		<div className={text}>
			<Facts
				entries={RATES.flatMap((rate) => {
					const said = anchors[rate];
					return said ? [[t(`management.preview.rates.${rate}`), said] as const] : [];
				})}
			/>
		</div>
	);
};
