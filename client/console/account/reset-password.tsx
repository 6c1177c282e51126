import { Link, useLocation, useSearchParams } from 'wouter';
import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { AccountPage } from '#client/app/account-page.tsx';
import { consolePaths } from '#client/app/console-paths.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Banner } from '#client/ui/states.tsx';
import { resetByTokenBody } from '#shared/accounts/schemas.ts';
import { LIMITS } from '#shared/fields.ts';

const schema = z.object({ password: resetByTokenBody.password });

const ResetForm = ({ token }: { token: string }) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const form = useForm({ schema, defaultValues: { password: '' } });
	const reset = api.console.session.resetForgottenPassword.useMutation({ meta: { hasForm: true } });
	const submit = async ({ password }: { password: string }): Promise<void> => {
		await reset.mutateAsync({ token, password });
		navigate(paths.login.console(), { replace: true });
	};
	return (
		<Form form={form} onSubmit={submit}>
			<TextInput
				{...fieldOf(form, 'password', t('labels.accounts.new_password'))}
				need="unmarked"
				type="password"
				autoComplete="new-password"
				help={t('console.account.passwordHelp', { min: LIMITS.passwordMin })}
			/>
			<Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
				{t('console.account.setPassword')}
			</Button>
		</Form>
	);
};

/** Sets a new password with the token of the e-mailed link. */
export const ResetPassword = () => {
	const { t } = useText();
	const [parameters] = useSearchParams();
	const token = parameters.get('token') ?? '';
	return (
		<AccountPage title={t('console.account.resetTitle')}>
			{token ? (
				<ResetForm token={token} />
			) : (
				<Banner tone="error" title={t('console.account.noToken')}>
					<p>{t('console.account.noTokenText')}</p>
				</Banner>
			)}
			<p>
				<Link to={token ? paths.login.console() : consolePaths.forgotPassword}>
					{token ? t('console.account.toLogin') : t('console.account.forgotTitle')}
				</Link>
			</p>
		</AccountPage>
	);
};
