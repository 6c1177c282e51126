import { css } from 'goober';
import { z } from 'zod';
import { loginBody } from '../../shared/accounts/schemas.ts';
import type { Outputs } from '../api/client.ts';
import { rememberSignIn } from '../api/session.ts';
import { fetchCsrfCookie } from '../api/transport.ts';
import { Button } from '../ui/button.tsx';
import { Form, fieldOf, useForm } from '../ui/form.tsx';
import { TextInput } from '../ui/inputs.tsx';
import { Stack } from '../ui/layout.tsx';
import { color, phone } from '../ui/tokens.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useText } from './locale.tsx';
import { paths } from './paths.ts';
import { useTitle } from './title.ts';

const page = css`flex: 1; display: grid; place-items: center; padding: 48px 16px; width: 100%;`;
const card = css`
	width: 100%; max-width: 480px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 12px; padding: 40px;
	${phone} { padding: 24px 16px; }
`;
const head = css`display: flex; align-items: center; justify-content: space-between; gap: 16px; font-weight: 700; color: ${color.grey900};`;
const actions = css`display: flex; flex-direction: column; gap: 16px; align-items: stretch; text-align: center;`;

const loginSchema = z.object(loginBody);

type LoginAnswer = Outputs['app']['session']['login'];

type LoginScreenProps = {
	title: string;
	forgotTo: string;
	login: (credentials: { email: string; password: string }) => Promise<LoginAnswer>;
	/** Where to go afterwards. */
	onSignedIn: () => void;
};

/** Where a sign-in returns to: `next`, but only within our own area, never to another site. */
export const nextOf = (search: string, area: '/app' | '/console', fallback: string): string => {
	const next = new URLSearchParams(search).get('next') ?? '';
	return next.startsWith(`${area}/`) && !next.startsWith(`${area}/login`) && !next.includes('\\') ? next : fallback;
};

/** The login of both areas. The CSRF cookie is fetched first, then token and user are kept for 24 hours. */
export const LoginScreen = ({ title, forgotTo, login, onSignedIn }: LoginScreenProps) => {
	const { t } = useText();
	useTitle(title);
	const form = useForm({ schema: loginSchema, defaultValues: { email: '', password: '' } });
	const submit = async (credentials: { email: string; password: string }): Promise<void> => {
		await fetchCsrfCookie();
		const { data } = await login(credentials);
		rememberSignIn(data);
		onSignedIn();
	};
	return (
		<main className={page}>
			<div className={card}>
				<Stack gap="large">
					<div className={head}>
						<a href={paths.home}>{t('common.product')}</a>
						<LanguageSwitch />
					</div>
					<h1>{title}</h1>
					<Form form={form} onSubmit={submit}>
						<TextInput
							{...fieldOf(form, 'email', t('session.email'))}
							need="unsaid"
							type="email"
							autoComplete="username"
						/>
						<TextInput
							{...fieldOf(form, 'password', t('session.password'))}
							need="unsaid"
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
				</Stack>
			</div>
		</main>
	);
};
