import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { BrandName } from '#client/ui/brand-name.tsx';
import { LanguageSwitch } from '#client/ui/language-switch.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const bar = css`background: ${color.white}; border-bottom: 1px solid ${color.grey200};`;
const inside = css`
	display: flex; align-items: center; gap: 24px; max-width: 1184px; min-height: 64px; margin: 0 auto; padding: 8px 32px;
	${phone} { flex-wrap: wrap; gap: 0 10px; padding: 8px 16px; & button { padding-inline: 8px; } }
`;
const brand = css`
	display: flex; align-items: center; gap: 12px; margin-inline-end: auto; min-height: 44px; line-height: 44px; min-width: 0; white-space: nowrap;
	&, &:visited { color: ${color.grey900}; text-decoration: none; }
	&:hover strong { text-decoration: underline; }
	& strong { font-size: 20px; letter-spacing: 0.02em; }
	& > span { font-size: 14px; color: ${color.grey700}; }
	${phone} { & > span { display: none; } }
`;
const login = css`
	display: inline-flex; align-items: center; min-height: 44px; font-size: 16px; white-space: nowrap;
	&, &:visited { color: ${color.blue1000}; }
	${phone} { font-size: 14px; }
`;

export const Header = () => {
	const { t } = useText();
	return (
		<header className={bar}>
			<div className={inside}>
				<Link to={paths.home} className={brand}>
					<BrandName />
					<span>{t('common.tagline')}</span>
				</Link>
				<LanguageSwitch />
				<Link to={paths.login.company()} className={login}>
					{t('public.shell.login')}
				</Link>
			</div>
		</header>
	);
};
