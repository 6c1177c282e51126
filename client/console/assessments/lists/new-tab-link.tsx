import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Icon } from '#client/ui/icons.tsx';

const link = css`display: inline-flex; align-items: center; gap: 4px; min-height: 24px; white-space: nowrap;`;
const wrapping = css`white-space: normal; & > svg { flex: none; }`;

type NewTabLinkProps = {
	to: string;
	/** The accessible label, which must start with the visible text. */
	label: string;
	/** For texts that may be longer than a line. */
	wraps?: boolean;
	children: string;
};

/** A link that opens in a new tab. */
export const NewTabLink = ({ to, label, wraps = false, children }: NewTabLinkProps) => {
	const { t } = useText();
	return (
		<a
			className={`${link} ${wraps ? wrapping : ''}`}
			href={to}
			target="_blank"
			rel="noreferrer"
			aria-label={`${label}${t('common.opensNewTab')}`}
		>
			{children}
			<Icon name="external" size={16} />
		</a>
	);
};
