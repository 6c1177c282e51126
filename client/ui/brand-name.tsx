import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Mark } from './mark.tsx';
import { color } from './tokens.ts';

const look = css`display: inline-flex; align-items: center; gap: 8px; & > svg { color: ${color.blue900}; }`;

/** The mark and the name of the product, as all headers begin. */
export const BrandName = () => {
	const { t } = useText();
	return (
		<strong className={look}>
			<Mark size={28} />
			<span>{t('common.product')}</span>
		</strong>
	);
};
