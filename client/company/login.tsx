import '#client/accounts/login-texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { LoginScreen, nextOf } from '#client/accounts/sign-in/login-screen.tsx';
import { OtherLogin } from '#client/accounts/sign-in/other-login.tsx';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useKeepChosenLocale } from '#client/notices/use-keep-locale.ts';
import { LegalLinks } from './legal-links.tsx';

/** The address of the account whose password has just been set, from the page before. Without zod, which loads after the first key. */
const emailOf = (state: unknown): string =>
	typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

export const CompanyLogin = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const search = useSearch();
	const queryClient = useQueryClient();
	const keepChosenLocale = useKeepChosenLocale('app');
	const onSignedIn = (): void => {
		// The cache may hold data of the previous user.
		queryClient.clear();
		keepChosenLocale();
		navigate(nextOf(search, '/app', companyPaths.assessment), { replace: true });
	};
	return (
		<LoginScreen
			area="app"
			title={t('session.companyTitle')}
			forgotTo={`${paths.home}#forgot`}
			email={emailOf(useHistoryState())}
			search={search}
			onSignedIn={onSignedIn}
			more={
				<>
					<OtherLogin area="app" />
					<LegalLinks isCentered />
				</>
			}
		/>
	);
};
