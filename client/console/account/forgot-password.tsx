import '#client/console/texts.ts';
import { ForgotPasswordPage } from '#client/accounts/forgot-password-page.tsx';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';

/** Requests a password reset email. */
export const ForgotPassword = () => {
	const { t } = useText();
	const ask = api.console.session.forgotPassword.useMutation({ meta: { hasForm: true } });
	const words = {
		title: t('console.account.forgotTitle'),
		lead: t('console.account.forgotText'),
		send: t('console.account.send'),
		toLogin: t('console.account.toLogin'),
	};
	return <ForgotPasswordPage words={words} login={paths.login.console()} ask={ask.mutateAsync} />;
};
