import { Link, useLocation, useSearchParams } from 'wouter';
import { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Banner } from '#client/ui/states.tsx';
import { resetByTokenBody } from '#shared/accounts/schemas.ts';
import { AccountPage } from './account-page.tsx';

const schema = z.object({ password: resetByTokenBody.password });

type SetPasswordProps = {
	set: (body: { token: string; password: string }) => Promise<unknown>;
	/** Path of the login screen. */
	login: string;
	/** Shown if the link has no token: what to do, and where, if not at the login. */
	withoutToken: { text: string; link?: { to: string; text: string } };
};

const TokenForm = ({ token, set, login }: Pick<SetPasswordProps, 'set' | 'login'> & { token: string }) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const form = useForm({ schema, defaultValues: { password: '' } });
	const submit = async ({ password }: { password: string }): Promise<void> => {
		await set({ token, password });
		navigate(login, { replace: true });
	};
	return (
		<Form form={form} onSubmit={submit}>
			<TextInput
				{...fieldOf(form, 'password', t('labels.accounts.new_password'))}
				need="unmarked"
				type="password"
				autoComplete="new-password"
				help={t('accounts.passwordHelp')}
			/>
			<Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
				{t('accounts.setAction')}
			</Button>
		</Form>
	);
};

/** Sets a password with the token of a mailed link, then leads to the login. */
export const SetPassword = ({ set, login, withoutToken }: SetPasswordProps) => {
	const { t } = useText();
	const [parameters] = useSearchParams();
	const token = parameters.get('token') ?? '';
	const elsewhere = token ? undefined : withoutToken.link;
	return (
		<AccountPage title={t('accounts.setTitle')}>
			{token ? (
				<TokenForm token={token} set={set} login={login} />
			) : (
				<Banner tone="error" title={t('accounts.setNoToken')}>
					<p>{withoutToken.text}</p>
				</Banner>
			)}
			<p>
				<Link to={elsewhere?.to ?? login}>{elsewhere?.text ?? t('accounts.setToLogin')}</Link>
			</p>
		</AccountPage>
	);
};
