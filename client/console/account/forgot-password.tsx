import { useState } from 'react';
import { Link } from 'wouter';
import { z } from 'zod';
import { AccountPage } from '#client/accounts/account-page.tsx';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Banner } from '#client/ui/states.tsx';
import { forgotPasswordBody } from '#shared/accounts/schemas.ts';

const schema = z.object(forgotPasswordBody);

/** Requests a password reset email. The answer does not reveal whether the account exists. */
export const ForgotPassword = () => {
	const { t } = useText();
	const [answer, setAnswer] = useState<string | null>(null);
	const form = useForm({ schema, defaultValues: { email: '' } });
	const ask = api.console.session.forgotPassword.useMutation({ meta: { hasForm: true } });
	const submit = async (body: { email: string }): Promise<void> => {
		setAnswer(null);
		setAnswer((await ask.mutateAsync(body)).message);
	};
	return (
		<AccountPage title={t('console.account.forgotTitle')}>
			<p>{t('console.account.forgotText')}</p>
			{answer && <Banner tone="success" title={answer} />}
			<Form form={form} onSubmit={submit}>
				<TextInput
					{...fieldOf(form, 'email', t('labels.accounts.email'))}
					need="unmarked"
					type="email"
					autoComplete="username"
				/>
				<Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
					{t('console.account.send')}
				</Button>
			</Form>
			<p>
				<Link to={paths.login.console()}>{t('console.account.toLogin')}</Link>
			</p>
		</AccountPage>
	);
};
