import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';

const group = css`display: inline-flex; border: 1px solid ${color.grey600}; border-radius: 8px; overflow: clip; background: ${color.white};`;
const option = css`
	min-height: 44px; padding: 8px 16px; border: 0; background: none; font-size: 14px; font-weight: 700; color: ${color.grey800}; cursor: pointer;
	&:hover { text-decoration: underline; }
	&[aria-pressed='true'] { background: ${color.blue900}; color: ${color.white}; }
	&:focus-visible { position: relative; outline-offset: -4px; }
`;

type MineFilterProps = {
	isOn: boolean;
	counts: { all: number; mine: number };
	onChoose: (isOn: boolean) => void;
};

/** Toggles between all sub-categories and those assigned to the user. */
export const MineFilter = ({ isOn, counts, onChoose }: MineFilterProps) => {
	const { t } = useText();
	return (
		<fieldset className={group}>
			<legend className="visually-hidden">{t('company.colleagues.filter')}</legend>
			<button type="button" className={option} aria-pressed={!isOn} onClick={() => onChoose(false)}>
				{t('company.colleagues.all', { count: counts.all })}
			</button>
			<button type="button" className={option} aria-pressed={isOn} onClick={() => onChoose(true)}>
				{t('company.colleagues.mine', { count: counts.mine })}
			</button>
		</fieldset>
	);
};
