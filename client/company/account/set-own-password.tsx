import '#client/company/texts.ts';
import { SetPassword } from '#client/accounts/set-password.tsx';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';

/** Sets a password with the link of an invitation or reset mail. */
export const SetOwnPassword = () => {
	const { t } = useText();
	const set = api.app.session.setPassword.useMutation({ meta: { hasForm: true } });
	return (
		<SetPassword
			set={(body) => set.mutateAsync(body)}
			login={paths.login.company()}
			withoutToken={{ text: t('company.account.noTokenText') }}
		/>
	);
};
