import '#client/console/texts.ts';
import { SetPassword } from '#client/accounts/set-password.tsx';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';

/** Sets a password with the link of a reset or invitation mail. */
export const ResetPassword = () => {
	const { t } = useText();
	const reset = api.console.session.resetForgottenPassword.useMutation({ meta: { hasForm: true } });
	return (
		<SetPassword
			set={(body) => reset.mutateAsync(body)}
			login={paths.login.console()}
			withoutToken={t('console.account.noTokenText')}
			forgot={{ to: consolePaths.forgotPassword, text: t('console.account.forgotTitle') }}
		/>
	);
};
