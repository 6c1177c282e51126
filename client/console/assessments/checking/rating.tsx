import { css } from 'goober';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { color, focusRing } from '#client/ui/tokens.ts';
import { RATES, type Rate, rateKey } from './review-state.ts';

const row = css`display: flex; flex-wrap: wrap; gap: 4px;`;
const choice = css`
	display: flex; align-items: center; gap: 4px; min-height: 36px; padding: 4px 8px; border: 1px solid ${color.grey600}; border-radius: 6px;
	background: ${color.white}; cursor: pointer; font-size: 14px; line-height: 1.4; white-space: nowrap; position: relative;
	&:hover { border-color: ${color.black}; background: ${color.grey50}; }
	&:has(input:checked) { border: 2px solid ${color.blue900}; padding: 3px 7px; background: ${color.blue100}; color: ${color.blue1000}; font-weight: 700; }
	&:has(input:focus-visible) { ${focusRing} }
	&:has(input:disabled) { cursor: default; color: ${color.grey700}; border-color: ${color.grey300}; background: ${color.white}; }
	&:has(input:disabled:checked) { color: ${color.blue1000}; border-color: ${color.blue900}; background: ${color.blue50}; }
	& input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
	& .digit { font-weight: 400; color: ${color.grey600}; }
	@media (pointer: coarse) { min-height: 44px; & .digit { display: none; } }
	@media (forced-colors: active) { &:has(input:checked) { border: 4px solid Highlight; } }
`;

export const useRateText = (): ((rate: Rate | null) => string) => {
	const { t } = useText();
	return (rate) => (rate === null ? MISSING : t(`console.checking.rates.rate${rate}`));
};

type RatingProps = {
	id: number;
	/** Id of the text of the check item. */
	labelledBy: string;
	rate: Rate | null;
	isEditable: boolean;
	onRate: (id: number, rate: Rate) => void;
};

/** The four ratings of a check item in one line, each with its shortcut key. */
export const Rating = ({ id, labelledBy, rate, isEditable, onRate }: RatingProps) => {
	const rateText = useRateText();
	return (
		<div className={row} role="radiogroup" aria-labelledby={labelledBy}>
			{RATES.map((value) => (
				<label key={value} className={choice}>
					<input
						type="radio"
						name={rateKey(id)}
						value={value}
						checked={rate === value}
						disabled={!isEditable}
						onChange={() => onRate(id, value)}
					/>
					<span className="digit" aria-hidden="true">
						{value}
					</span>
					{rateText(value)}
				</label>
			))}
		</div>
	);
};
