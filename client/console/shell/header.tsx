import { css } from 'goober';
import type { Ref } from 'react';
import { Link, useLocation } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { consoleInbox } from '#client/console/notices/inbox.ts';
import { HelpLink } from '#client/guide/help-link.tsx';
import { Bell } from '#client/notices/bell.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { LanguageSwitch } from '#client/ui/language-switch.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { consoleHelpAt } from '#shared/guide/console-places.ts';
import { LogoutButton } from './logout-button.tsx';
import { Search } from './search.tsx';
import { useStaff } from './staff.ts';

const bar = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; min-height: 64px; padding: 8px 32px; background: ${color.white}; border-bottom: 1px solid ${color.grey200};
	/* The same edge as the page below. */
	@media (max-width: 1100px) { padding: 8px 16px; }
	/* Beside the button of the side bar; the breadcrumbs have a row of their own. */
	${phone} {
		gap: 2px; justify-content: flex-end; min-height: 56px; padding: 6px 4px 6px 52px;
		/* All in one row from 360 pixels on. */
		& fieldset { margin-inline: 2px; } & fieldset button { min-width: 0; padding-inline: 5px; }
	}
	@media print { display: none; }
`;
const crumbs = css`
	flex: 1 1 200px; min-width: 0;
	/* At most two lines, which the bar has room for: a third one would only repeat the heading. The edge is for focus rings. */
	& ol { max-height: 54px; margin: -4px; padding: 4px; overflow: hidden; }
	${phone} { order: 1; flex-basis: calc(100% - 64px); margin-inline-start: -36px; }
`;
/** On a phone beside the breadcrumbs. */
const help = css`flex: none; ${phone} { order: 1; }`;
const leave = css`${phone} { & button { width: 44px; padding: 0; font-size: 0; gap: 0; } }`;
const person = css`
	display: flex; align-items: center; gap: 8px; font-size: 14px; min-width: 0; min-height: 44px; text-decoration: none;
	&, &:visited { color: ${color.grey800}; }
	& > span:first-child { text-decoration: underline; }
	& > span:first-child { max-width: 160px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
	@media (max-width: 1180px) { & > span:first-child:not(:only-child) { display: none; } }
	/* On a phone an icon stands for name and role. */
	& > svg { display: none; }
	${phone} {
		justify-content: center; width: 44px;
		& > svg { display: block; }
		& > span:not(.visually-hidden) { display: none; }
	}
`;

/** Breadcrumbs, the signed-in user with their role as a link to their account, notices, language switch and logout. */
export const Header = ({ crumbSlot }: { crumbSlot: Ref<HTMLDivElement> }) => {
	const { t } = useText();
	const { name, isAdmin } = useStaff();
	const [path] = useLocation();
	return (
		<header className={bar}>
			<div ref={crumbSlot} className={crumbs} />
			<Search />
			<Link to={consolePaths.account} className={person} title={name}>
				<span>{name}</span>
				<Icon name="user" size={24} />
				<Badge tone={isAdmin ? 'blue' : 'grey'}>
					{isAdmin ? t('console.shell.admin') : t('console.shell.assessor')}
				</Badge>
				<span className="visually-hidden">{t('console.shell.account')}</span>
			</Link>
			<div className={help}>
				<HelpLink href={consoleHelpAt(path)} label={t('console.shell.help')} />
			</div>
			<Bell inbox={consoleInbox} />
			<LanguageSwitch />
			<div className={leave}>
				<LogoutButton />
			</div>
		</header>
	);
};
