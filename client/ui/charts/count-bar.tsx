import { css } from 'goober';
import type { ReactNode } from 'react';
import { formatNumber } from '#client/base/format.ts';
import { color } from '#client/ui/tokens.ts';

const cell = css`flex: 1; max-width: 400px; display: grid; gap: 12px; align-items: center; font-variant-numeric: tabular-nums; & > span:first-child { text-align: end; }`;
const track = css`height: 12px; border-radius: 2px; background: ${color.grey100}; & > span { display: block; height: 100%; border-radius: 2px; }`;

type CountBarProps = {
	count: number;
	/** The longest bar of the distribution. */
	most: number;
	/** `before` is what the other is compared with. */
	look: 'before' | 'now';
	/** The number as it is shown, such as a link to its rows. */
	shown?: ReactNode;
};

/** As wide as the largest number, so that all bars begin in one line. */
const numberWidth = (most: number): string => `max(40px, ${formatNumber(most).length}ch)`;

/** One count of a distribution, as a number and a bar: a cell of its table. */
export const CountBar = ({ count, most, look, shown = formatNumber(count) }: CountBarProps) => (
	<span className={cell} style={{ gridTemplateColumns: `${numberWidth(most)} minmax(0, 1fr)` }}>
		<span>{shown}</span>
		<span className={track} aria-hidden="true">
			<span
				style={{
					width: `${most === 0 ? 0 : (count / most) * 100}%`,
					background: look === 'now' ? color.blue900 : color.grey500,
				}}
			/>
		</span>
	</span>
);
