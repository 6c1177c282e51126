import { css } from 'goober';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { SignedInUser } from '#client/api/session.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { hasChosenLocale, useText } from '#client/base/locale.tsx';
import { companyInbox } from '#client/company/notices/inbox.ts';
import { HelpLink } from '#client/guide/help-link.tsx';
import { Bell } from '#client/notices/bell.tsx';
import { BrandName } from '#client/ui/brand-name.tsx';
import { LanguageSwitch } from '#client/ui/language-switch.tsx';
import { color, focusRingInside, phone } from '#client/ui/tokens.ts';
import { companyHelpAt } from '#shared/guide/company-places.ts';
import { LogoutButton } from './logout-button.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { TABS, useTab } from './tabs.ts';
import { useCompanyName } from './use-company-name.ts';

const bar = css`background: ${color.white}; border-bottom: 1px solid ${color.grey200}; @media print { display: none; }`;
const inside = css`
	display: flex; align-items: stretch; gap: 0 24px; max-width: 1184px; min-height: 64px; margin: 0 auto; padding: 0 32px;
	${phone} { flex-wrap: wrap; gap: 0 8px; padding: 0 16px; }
`;
const brand = css`
	display: flex; align-items: center; flex: none; min-height: 56px; font-size: 20px; font-weight: 700;
	&, &:visited { color: ${color.grey900}; text-decoration: none; }
	&:hover { text-decoration: underline; }
	/* The mark alone, so that the buttons stay in its line. */
	@media (max-width: 419px) { & strong span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
`;
const navigation = css`
	display: flex; gap: 4px; margin-inline-end: auto; min-width: 0;
	& a {
		display: flex; align-items: center; padding: 0 16px; border-bottom: 4px solid transparent; border-top: 4px solid transparent; font-weight: 700; text-decoration: none; white-space: nowrap;
		&, &:visited { color: ${color.grey700}; }
		&:hover { background: ${color.grey50}; color: ${color.black}; }
		&[aria-current='page'] { color: ${color.blue900}; border-bottom-color: ${color.blue900}; }
		&:focus-visible { ${focusRingInside} border-radius: 0; }
	}
	@media (max-width: 1100px) { & a { padding: 0 10px; } }
	${phone} {
		order: 2; width: calc(100% + 32px); margin: 0 -16px; padding: 0 8px; border-top: 1px solid ${color.grey100}; overflow-x: auto;
		& a { min-height: 48px; padding: 0 10px; font-size: 14px; }
	}
`;
/** Once chosen, the language moves into the menu on phones, where it would take a third of the bar. */
const onlyWide = css`display: contents; ${phone} { display: none; }`;
const tools = css`
	display: flex; align-items: center; gap: 8px; flex: none;
	${phone} { margin-inline-start: auto; gap: 4px; & > fieldset button { padding-inline: 6px; } }
`;

/** On phones the names have a line of their own, as there is no room beside the icons. */
const names = css`
	display: none;
	${phone} {
		order: 1; display: flex; flex-wrap: wrap; gap: 0 12px; width: 100%; padding-bottom: 8px; font-size: 14px; line-height: 1.4; color: ${color.grey700};
		& strong { color: ${color.grey900}; }
	}
`;

export const TopBar = ({ user }: { user: SignedInUser }) => {
	const { t } = useText();
	const companyName = useCompanyName();
	const [path] = useLocation();
	const tab = useTab(path);
	// As it was when the page was opened: a switch does not vanish under the finger.
	const [isChosen] = useState(hasChosenLocale);
	return (
		<header className={bar}>
			<div className={inside}>
				<Link to={companyPaths.assessment} className={brand}>
					<BrandName />
				</Link>
				<nav className={navigation} aria-label={t('company.shell.navigation')}>
					{TABS.map(({ to, key }) => (
						<Link key={key} to={to} aria-current={key === tab ? 'page' : undefined}>
							{t(`company.shell.${key}`)}
						</Link>
					))}
				</nav>
				<p className={names}>
					{companyName && <span>{companyName}</span>}
					<strong>{user.name}</strong>
				</p>
				<div className={tools}>
					{isChosen ? (
						<div className={onlyWide}>
							<LanguageSwitch />
						</div>
					) : (
						<LanguageSwitch />
					)}
					<HelpLink href={companyHelpAt(path)} label={t('company.shell.help')} />
					<Bell inbox={companyInbox} />
					<ProfileMenu user={user} hasLanguage={isChosen} />
					<LogoutButton />
				</div>
			</div>
		</header>
	);
};
