import '#client/accounts/login-texts.ts';
import { ForgotPasswordPage } from '#client/accounts/forgot-password-page.tsx';
import { api } from '#client/api/client.ts';
import { addTexts, useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { forgot as forgotEn } from '#shared/texts/client/forgot.en.ts';
import { forgot } from '#shared/texts/client/forgot.ja.ts';

addTexts({ ja: { forgot }, en: { forgot: forgotEn } });

/**
 * Where the banner of the home page leads: a company's admin gets a link by mail, a member the names of those who can send
 * one.
 */
export const ForgotPassword = () => {
	const { t } = useText();
	const ask = api.app.session.forgotPassword.useMutation({ meta: { hasForm: true } });
	const words = {
		title: t('forgot.title'),
		lead: t('forgot.lead'),
		send: t('forgot.send'),
		toLogin: t('forgot.toLogin'),
	};
	return (
		<ForgotPasswordPage words={words} login={paths.login.company()} ask={ask.mutateAsync}>
			<p>{t('forgot.sentHelp')}</p>
		</ForgotPasswordPage>
	);
};
