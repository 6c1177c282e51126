import '#client/company/texts.ts';
import { Link, useSearchParams } from 'wouter';
import { AccountPage } from '#client/accounts/account-page.tsx';
import { useLinkToken } from '#client/accounts/link-token.ts';
import { api } from '#client/api/client.ts';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';

const Undo = ({ token }: { token: string }) => {
	const { t } = useText();
	const undo = api.app.session.undoEmailChange.useMutation({ meta: { handlesFailure: true, silent: true } });
	if (undo.data) {
		return (
			<Banner tone="success" title={undo.data.message}>
				<p>{t('company.account.undoneText')}</p>
			</Banner>
		);
	}
	return (
		<>
			<p>{t('company.account.undoText')}</p>
			{undo.error && <Banner tone="error" title={failureOf(undo.error).message} alert />}
			<Button kind="primary" size="large" busy={undo.isPending} onClick={() => undo.mutate({ token })}>
				{t('company.account.undoAction')}
			</Button>
		</>
	);
};

/**
 * Undoes a change of email with the token of the mail to the former address, on a click only. Serves both areas: with
 * `area=console` it leads to the login of the console.
 */
export const UndoEmailChange = () => {
	const { t } = useText();
	const [parameters] = useSearchParams();
	const token = useLinkToken();
	const login = parameters.get('area') === 'console' ? paths.login.console() : paths.login.company();
	return (
		<AccountPage title={t('company.account.undoTitle')}>
			{token ? (
				<Undo token={token} />
			) : (
				<Banner tone="error" title={t('company.account.undoNoToken')}>
					<p>{t('company.account.undoNoTokenText')}</p>
				</Banner>
			)}
			<p>
				<Link to={login}>{t('company.account.toLogin')}</Link>
			</p>
		</AccountPage>
	);
};
