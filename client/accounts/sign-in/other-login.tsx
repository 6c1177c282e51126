import { css } from 'goober';
import type { AccountArea } from '#client/accounts/calls.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';

const small = css`text-align: center; font-size: 14px; & a { display: inline-flex; align-items: center; min-height: 44px; }`;

/** The login of the other area, for people who have come to the wrong one. */
export const OtherLogin = ({ area }: { area: AccountArea }) => {
	const { t } = useText();
	return (
		<p className={small}>
			<a href={area === 'app' ? paths.login.console() : paths.login.company()}>{t(`session.other.${area}`)}</a>
		</p>
	);
};
