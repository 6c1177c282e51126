import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';

const look = css`
	display: inline-grid; flex: none; place-content: center; width: 44px; height: 44px; border: 1px solid ${color.grey300}; border-radius: 8px; font-size: 20px; font-weight: 700; text-decoration: none;
	&, &:visited { background: ${color.white}; color: ${color.grey800}; }
	&:hover { background: ${color.blue50}; border-color: ${color.grey600}; }
	@media print { display: none; }
`;

type HelpLinkProps = {
	/** The place of the screen in the guides. */
	href: string;
	label: string;
};

/** Opens the guide in a new tab: what is typed on the screen stays. */
export const HelpLink = ({ href, label }: HelpLinkProps) => {
	const { t } = useText();
	const whole = `${label}${t('common.opensNewTab')}`;
	return (
		<a className={look} href={href} target="_blank" rel="noreferrer" aria-label={whole} title={whole}>
			?
		</a>
	);
};
