import '#client/company/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useLinkToken } from '#client/accounts/link-token.ts';
import { type LinkedAccount, SetPassword } from '#client/accounts/set-password.tsx';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';

/**
 * Whose password the link sets. A call that changes nothing, but is a POST: the token belongs in no address. If it fails
 * for another reason than the link, the password can be set all the same.
 */
const useLinkedAccount = (token: string) => {
	const utils = api.useUtils();
	return useQuery({
		queryKey: ['linked-account', token],
		queryFn: async (): Promise<LinkedAccount> => (await utils.client.app.session.linkedAccount.mutate({ token })).data,
		enabled: token !== '',
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
		meta: { handlesFailure: true },
	});
};

/** Sets a password with the link of an invitation or reset mail. */
export const SetOwnPassword = () => {
	const { t } = useText();
	const linked = useLinkedAccount(useLinkToken());
	const set = api.app.session.setPassword.useMutation({ meta: { hasForm: true } });
	const [why] = (linked.error && failureOf(linked.error).errors.token) ?? [];
	return (
		<SetPassword
			set={(body) => set.mutateAsync(body)}
			login={paths.login.company()}
			account={linked.data}
			unusable={why}
			withoutToken={t('company.account.noTokenText')}
			forgot={{ to: companyPaths.forgotPassword, text: t('session.forgot') }}
		/>
	);
};
