import { useLocation, useSearch } from 'wouter';
import { api } from '#client/api/client.ts';
import type { SignedInUser } from '#client/api/session.ts';
import { useText } from '#client/app/locale.tsx';
import { LoginScreen, nextOf } from '#client/app/login-screen.tsx';
import { paths } from '#client/app/paths.ts';
import { isForAdmins } from './shell/links.ts';
import { ADMIN_ROLE } from './shell/staff.ts';

export const ConsoleLogin = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const search = useSearch();
	const login = api.console.session.login.useMutation({ meta: { hasForm: true, hasToast: true } });
	const onSignedIn = ({ role }: SignedInUser): void => {
		const next = nextOf(search, '/console', paths.console.allAssessments);
		const [path = ''] = next.split(/[?#]/);
		const mayOpen = role === ADMIN_ROLE || !isForAdmins(path);
		navigate(mayOpen ? next : paths.console.allAssessments, { replace: true });
	};
	return (
		<LoginScreen
			title={t('session.consoleTitle')}
			forgotTo={paths.console.forgotPassword}
			isExpired={search.includes('next=')}
			login={login.mutateAsync}
			onSignedIn={onSignedIn}
		/>
	);
};
