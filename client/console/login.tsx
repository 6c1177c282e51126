import { useLocation, useSearch } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { LoginScreen, nextOf } from '#client/app/login-screen.tsx';
import { paths } from '#client/app/paths.ts';

export const ConsoleLogin = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const search = useSearch();
	const login = api.console.session.login.useMutation({ meta: { hasForm: true } });
	return (
		<LoginScreen
			title={t('session.consoleTitle')}
			forgotTo={paths.console.forgotPassword}
			login={login.mutateAsync}
			onSignedIn={() => navigate(nextOf(search, '/console', paths.console.allAssessments), { replace: true })}
		/>
	);
};
