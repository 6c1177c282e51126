import { css } from 'goober';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { SignedInUser } from '#client/api/session.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { LanguageSwitch } from '#client/ui/language-switch.tsx';
import { lazyDialog } from '#client/ui/lazy-part.tsx';
import { PanelAnchor, usePanel } from '#client/ui/panel.tsx';
import { color, focusRingInside, narrow, phone, shadow } from '#client/ui/tokens.ts';
import { useCompanyName } from './use-company-name.ts';

const PasswordDialog = lazyDialog(
	async () => (await import('#client/company/account/password-dialog.tsx')).PasswordDialog,
);
const ProfileDialog = lazyDialog(
	async () => (await import('#client/company/account/profile-dialog.tsx')).ProfileDialog,
);

const anchor = css`position: relative;`;
/** The icon with the names of company and user, at most two lines each. */
const opener = css`
	display: flex; align-items: center; gap: 8px; min-height: 44px; max-width: 360px; padding: 2px 8px; border: 1px solid ${color.grey300}; border-radius: 8px;
	background: ${color.white}; color: ${color.grey800}; cursor: pointer; text-align: start; font-size: 14px; line-height: 1.25;
	&:hover { background: ${color.blue50}; border-color: ${color.grey600}; }
	& span { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
	& .company { color: ${color.grey700}; }
	& .person { font-weight: 700; color: ${color.grey900}; -webkit-line-clamp: 1; }
	${narrow} { max-width: 220px; }
	${phone} { max-width: none; width: 44px; padding: 0; justify-content: center; & > div { display: none; } }
`;
const panelBox = css`
	position: absolute; right: 0; top: 48px; z-index: 25; width: 300px; max-width: calc(100vw - 32px); padding: 16px 0 8px; border: 1px solid ${color.grey420};
	border-radius: 8px; background: ${color.white}; box-shadow: ${shadow.menu};
`;
const person = css`
	display: flex; flex-direction: column; gap: 4px; align-items: flex-start; padding: 0 16px 12px; border-bottom: 1px solid ${color.grey200}; margin-bottom: 8px; line-height: 1.5;
	& strong { font-size: 16px; color: ${color.grey900}; }
	& .email { font-size: 14px; color: ${color.grey700}; }
`;
const language = css`display: none; padding: 0 16px 8px; & button { min-height: 44px; } ${phone} { display: block; }`;
const entry = css`
	display: flex; align-items: center; width: 100%; min-height: 44px; padding: 8px 16px; border: 0; background: none; text-align: start; cursor: pointer; text-decoration: none;
	&, &:visited { color: ${color.grey800}; }
	&:hover { background: ${color.grey50}; text-decoration: underline; }
	&:focus-visible { ${focusRingInside} background: ${color.focusYellow}; border-radius: 0; }
`;

type ProfileMenuProps = {
	user: SignedInUser;
	/** Whether it has the language on a phone, where the bar has none. */
	hasLanguage: boolean;
};

/** The user's name, with a menu for the profile, the password, security and notice settings. */
export const ProfileMenu = ({ user, hasLanguage }: ProfileMenuProps) => {
	const { t } = useText();
	const id = useId();
	const panel = usePanel();
	const { button, isOpen, setOpen } = panel;
	const companyName = useCompanyName();
	const [dialog, setDialog] = useState<'profile' | 'password' | null>(null);

	const openDialog = (which: 'profile' | 'password'): void => {
		setOpen(false);
		button.current?.focus();
		setDialog(which);
	};
	return (
		<PanelAnchor panel={panel} className={anchor}>
			<button
				ref={button}
				type="button"
				className={opener}
				aria-expanded={isOpen}
				aria-controls={id}
				aria-label={[companyName, t('company.shell.account', { name: user.name })].filter(Boolean).join(' ')}
				onClick={() => setOpen(!isOpen)}
			>
				<Icon name="user" />
				<div>
					{companyName && <span className="company">{companyName}</span>}
					<span className="person">{user.name}</span>
				</div>
			</button>
			{isOpen && (
				<div id={id} className={panelBox}>
					<div className={person}>
						{companyName && <span className="email">{companyName}</span>}
						<strong>{user.name}</strong>
						<Badge>{user.role === 0 ? t('company.roles.admin') : t('company.roles.member')}</Badge>
						<span className="email">{user.email}</span>
					</div>
					{hasLanguage && (
						<div className={language}>
							<LanguageSwitch />
						</div>
					)}
					<button type="button" className={entry} onClick={() => openDialog('profile')}>
						{t('company.shell.editProfile')}
					</button>
					<button type="button" className={entry} onClick={() => openDialog('password')}>
						{t('company.shell.changePassword')}
					</button>
					<Link to={companyPaths.security} className={entry} onClick={() => setOpen(false)}>
						{t('company.account.securityTitle')}
					</Link>
					<Link to={companyPaths.noticeSettings} className={entry} onClick={() => setOpen(false)}>
						{t('notices.settingsTitle')}
					</Link>
					<Link to={companyPaths.companyInfo} className={entry} onClick={() => setOpen(false)}>
						{t('company.shell.companyInfo')}
					</Link>
					{user.role === 0 && (
						<Link to={companyPaths.shares} className={entry} onClick={() => setOpen(false)}>
							{t('company.shell.shares')}
						</Link>
					)}
				</div>
			)}
			{dialog === 'profile' && <ProfileDialog onClose={() => setDialog(null)} />}
			{dialog === 'password' && <PasswordDialog onClose={() => setDialog(null)} />}
		</PanelAnchor>
	);
};
