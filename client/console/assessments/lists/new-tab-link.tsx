import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Icon } from '#client/ui/icons.tsx';

const link = css`display: inline-flex; align-items: center; gap: 4px; min-height: 24px; white-space: nowrap;`;

/** A link that opens in a new tab; its accessible label must start with the visible text. */
export const NewTabLink = ({ to, label, children }: { to: string; label: string; children: string }) => {
	const { t } = useText();
	return (
		<a className={link} href={to} target="_blank" rel="noreferrer" aria-label={`${label}${t('common.opensNewTab')}`}>
			{children}
			<Icon name="external" size={16} />
		</a>
	);
};
