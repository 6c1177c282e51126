import '#client/accounts/login-texts.ts';
import { useLocation, useSearch } from 'wouter';
import { LoginScreen, nextOf } from '#client/accounts/sign-in/login-screen.tsx';
import { OtherLogin } from '#client/accounts/sign-in/other-login.tsx';
import type { SignedInUser } from '#client/api/session.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useKeepChosenLocale } from '#client/notices/use-keep-locale.ts';
import { isForAdmins } from './shell/links.ts';
import { ADMIN_ROLE } from './shell/staff.ts';

export const ConsoleLogin = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const search = useSearch();
	const keepChosenLocale = useKeepChosenLocale('console');
	const onSignedIn = ({ role }: SignedInUser): void => {
		keepChosenLocale();
		const next = nextOf(search, '/console', consolePaths.allAssessments);
		const [path = ''] = next.split(/[?#]/);
		const mayOpen = role === ADMIN_ROLE || !isForAdmins(path);
		navigate(mayOpen ? next : consolePaths.allAssessments, { replace: true });
	};
	return (
		<LoginScreen
			area="console"
			title={t('session.consoleTitle')}
			forgotTo={consolePaths.forgotPassword}
			search={search}
			onSignedIn={onSignedIn}
			more={<OtherLogin area="console" />}
		/>
	);
};
