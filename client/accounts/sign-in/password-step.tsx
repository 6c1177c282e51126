import { css } from 'goober';
import { type AccountArea, signInCalls } from '#client/accounts/calls.ts';
import { useNoPasskeys } from '#client/accounts/second-factor/no-passkeys.tsx';
import { whyNoPasskeys } from '#client/accounts/second-factor/offered.ts';
import { PasskeyButton, usePasskeyUse } from '#client/accounts/second-factor/passkey-button.tsx';
import { signWithPasskey } from '#client/accounts/second-factor/passkeys.ts';
import type { Outputs } from '#client/api/client.ts';
import { fetchCsrfCookie } from '#client/api/transport.ts';
import { ApiFailure } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { LoginReason } from '#shared/pages/public.ts';
import { type Signed, usePasskeyAutofill } from './use-passkey-autofill.ts';

const actions = css`display: flex; flex-direction: column; gap: 16px; align-items: stretch; text-align: center;`;

/** Loaded when a field is first left: the page loads less before the first key. */
const schema = { load: async () => (await import('./login-schema.ts')).loginSchema };

type Answer = Outputs['app']['session']['login']['data'];

type PasswordStepProps = {
	area: AccountArea;
	email: string;
	/** Why the previous attempt was aborted; null if the person went back. */
	ended: string | null;
	/** Why the person was redirected here; null if they were not. */
	why: 'goesOn' | LoginReason | null;
	forgotTo: string;
	onSubmit: (credentials: { email: string; password: string }) => Promise<void>;
	onSignedIn: (answer: Answer) => void;
};

type PasskeyLoginProps = Pick<PasswordStepProps, 'area' | 'onSignedIn'> & {
	/** Whether the password is being checked. */
	isBusy: boolean;
};

/** Sign-in with a passkey alone: by the button, or by picking one in the autofill of the email field. */
const PasskeyLogin = ({ area, isBusy, onSignedIn }: PasskeyLoginProps) => {
	const { t } = useText();
	const using = usePasskeyUse();
	const calls = signInCalls(area);
	const start = calls.startPasskeyLogin.useMutation({ meta: { handlesFailure: true, silent: true } });
	const login = calls.passkeyLogin.useMutation({ meta: { handlesFailure: true } });
	const wordsOf = useNoPasskeys();
	const answer = async (signed: Signed): Promise<void> => onSignedIn((await login.mutateAsync(signed)).data);
	const use = async (): Promise<void> => {
		// Checked on click, not while rendering: the server renders this page too, and does not know the browser.
		const why = whyNoPasskeys();
		if (why) throw new ApiFailure(null, wordsOf(why));
		await fetchCsrfCookie();
		const { challenge, passkey: options } = (await start.mutateAsync()).data;
		await answer({ challenge, passkey: await signWithPasskey(options) });
	};
	usePasskeyAutofill(area, !isBusy && !using.busy, (signed) => void using.run(() => answer(signed)));
	return (
		<PasskeyButton using={using} onUse={use}>
			{t('session.passkeyLogin')}
		</PasskeyButton>
	);
};

/** Email and password, or a passkey alone. */
export const PasswordStep = (props: PasswordStepProps) => {
	const { area, email, ended, why, forgotTo, onSubmit, onSignedIn } = props;
	const { t } = useText();
	// No default values, so that fields keep what a password manager has filled in before hydration.
	const form = useForm({ schema, defaultValues: email ? { email } : {} });
	return (
		<>
			{ended ? (
				<Banner tone="warning" title={ended} alert />
			) : (
				why && <Banner tone="info" title={t(`session.why.${why}`)} />
			)}
			<Form form={form} onSubmit={onSubmit}>
				<TextInput
					{...fieldOf(form, 'email', t('labels.accounts.email'))}
					need="unmarked"
					type="email"
					autoComplete="username webauthn"
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
					<PasskeyLogin area={area} isBusy={form.formState.isSubmitting} onSignedIn={onSignedIn} />
					<a href={forgotTo}>{t('session.forgot')}</a>
				</div>
			</Form>
		</>
	);
};
