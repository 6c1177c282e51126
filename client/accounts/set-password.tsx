import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { z } from 'zod';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Facts } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { resetByTokenBody } from '#shared/accounts/schemas.ts';
import { AccountPage } from './account-page.tsx';
import { useLinkToken } from './link-token.ts';

const schema = z.object({ password: resetByTokenBody.password });

/** Whose password the link sets, as far as the area tells. */
export type LinkedAccount = { name: string; email: string; company_name: string };

type SetPasswordProps = {
	account?: LinkedAccount | undefined;
	/** Why the link does not work; undefined if it works, or is not known not to. */
	unusable?: string | undefined;
	set: (body: { token: string; password: string }) => Promise<unknown>;
	/** Path of the login screen. */
	login: string;
	/** Shown if the link has no token. */
	withoutToken: string;
	/** Where a new link is asked for, if this one does not work. */
	forgot: { to: string; text: string };
};

type TokenFormProps = Pick<SetPasswordProps, 'set' | 'login' | 'account'> & { token: string; onRefused: () => void };

const TokenForm = ({ token, set, login, account, onRefused }: TokenFormProps) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const form = useForm({ schema, defaultValues: { password: '' } });
	const submit = async ({ password }: { password: string }): Promise<void> => {
		try {
			await set({ token, password });
		} catch (error) {
			if (failureOf(error).errors.token) onRefused();
			throw error;
		}
		navigate(login, { replace: true, ...(account ? { state: { email: account.email } } : {}) });
	};
	return (
		<Form form={form} onSubmit={submit}>
			{account && <AccountFacts account={account} />}
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

const AccountFacts = ({ account }: { account: LinkedAccount }) => {
	const { t } = useText();
	return (
		<>
			<Facts
				entries={[
					[t('accounts.setCompany'), account.company_name],
					[t('labels.accounts.name'), account.name],
				]}
			/>
			{/* A field, so that password managers store the new password with its account. */}
			<TextInput
				label={t('labels.accounts.email')}
				name="username"
				need="unmarked"
				type="email"
				autoComplete="username"
				value={account.email}
				readOnly
			/>
		</>
	);
};

/** Sets a password with the token of a mailed link, then leads to the login. */
export const SetPassword = ({ set, login, account, unusable, withoutToken, forgot }: SetPasswordProps) => {
	const { t } = useText();
	const token = useLinkToken();
	const [isRefused, setRefused] = useState(false);
	const onward = !token || unusable || isRefused ? forgot : { to: login, text: t('accounts.setToLogin') };
	return (
		<AccountPage title={t('accounts.setTitle')}>
			{token && unusable ? (
				<Banner tone="error" title={t('accounts.setUnusable')} alert>
					<p>{unusable}</p>
				</Banner>
			) : token ? (
				<TokenForm token={token} set={set} login={login} account={account} onRefused={() => setRefused(true)} />
			) : (
				<Banner tone="error" title={t('accounts.setNoToken')}>
					<p>{withoutToken}</p>
				</Banner>
			)}
			<p>
				<Link to={onward.to}>{onward.text}</Link>
			</p>
		</AccountPage>
	);
};
