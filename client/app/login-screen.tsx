import { css } from 'goober';
import { z } from 'zod';
import type { Outputs } from '#client/api/client.ts';
import { rememberSignIn, type SignedInUser } from '#client/api/session.ts';
import { fetchCsrfCookie } from '#client/api/transport.ts';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Banner } from '#client/ui/states.tsx';
import { loginBody } from '#shared/accounts/schemas.ts';
import { AccountPage } from './account-page.tsx';
import { useText } from './locale.tsx';

const actions = css`display: flex; flex-direction: column; gap: 16px; align-items: stretch; text-align: center;`;

const loginSchema = z.object(loginBody);

type LoginAnswer = Outputs['app']['session']['login'];

type LoginScreenProps = {
	title: string;
	forgotTo: string;
	/** Whether a sign-in has expired, so that the person is led back to what they typed. */
	isExpired: boolean;
	login: (credentials: { email: string; password: string }) => Promise<LoginAnswer>;
	/** Navigates to the screen after the login. */
	onSignedIn: (user: SignedInUser) => void;
};

/** The path to return to after the login: `next` if it is within the area (no open redirects), else the fallback. */
export const nextOf = (search: string, area: '/app' | '/console', fallback: string): string => {
	const next = new URLSearchParams(search).get('next') ?? '';
	return next.startsWith(`${area}/`) && !next.startsWith(`${area}/login`) && !next.includes('\\') ? next : fallback;
};

/** The login of both areas. It fetches the CSRF cookie first, and stores token and user for 24 hours. */
export const LoginScreen = ({ title, forgotTo, isExpired, login, onSignedIn }: LoginScreenProps) => {
	const { t } = useText();
	// Without default values the fields keep what a password manager has filled in before the script was there.
	const form = useForm({ schema: loginSchema, defaultValues: {} });
	const submit = async (credentials: { email: string; password: string }): Promise<void> => {
		await fetchCsrfCookie();
		const { data } = await login(credentials);
		rememberSignIn(data);
		onSignedIn(data.user);
	};
	return (
		<AccountPage title={title}>
			{isExpired && <Banner tone="info" title={t('session.expired')} />}
			<Form form={form} onSubmit={submit}>
				<TextInput
					{...fieldOf(form, 'email', t('labels.accounts.email'))}
					need="unmarked"
					type="email"
					autoComplete="username"
				/>
				<TextInput
					{...fieldOf(form, 'password', t('labels.accounts.password'))}
					need="unmarked"
					type="password"
					autoComplete="current-password"
				/>
				<div className={actions}>
					<Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
						{t('session.login')}
					</Button>
					<a href={forgotTo}>{t('session.forgot')}</a>
				</div>
			</Form>
		</AccountPage>
	);
};
