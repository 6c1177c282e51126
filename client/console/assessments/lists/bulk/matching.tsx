import { css } from 'goober';
import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { Ticked } from './use-ticked.ts';

/** While nothing is chosen, the button's text begins at the left edge of the table. */
const line = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; min-height: 44px; margin-bottom: 8px;
	& > p:empty + button { margin-inline-start: -28px; ${phone} { margin-inline-start: -16px; } }
`;

/** Above a list: how many rows are chosen, and the way to choose all that match, on whatever page. */
export const Matching = ({ ticked, total }: { ticked: Ticked; total: number }) => {
	const { t } = useText();
	const { count, whole, takeAll, keep } = ticked;
	if (total === 0 || (count === 0 && total <= 1)) return null;
	const all = formatNumber(total);
	return (
		<div className={line}>
			<p role="status">
				{whole === null
					? count > 0 && t('console.bulk.tickedOf', { count: formatNumber(count), all })
					: t('console.bulk.wholeTicked', { all })}
			</p>
			{whole === null ? (
				count < total && (
					<Button kind="text" size="small" onClick={() => takeAll(total)}>
						{t('console.bulk.takeAll', { all })}
					</Button>
				)
			) : (
				<Button kind="text" size="small" onClick={() => keep([])}>
					{t('console.bulk.untick')}
				</Button>
			)}
		</div>
	);
};
