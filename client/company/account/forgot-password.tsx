import '#client/company/login-texts.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { z } from 'zod';
import { AccountPage } from '#client/accounts/account-page.tsx';
import { api } from '#client/api/client.ts';
import { addTexts, useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Banner } from '#client/ui/states.tsx';
import { forgotPasswordBody } from '#shared/accounts/schemas.ts';
import { forgot as forgotEn } from '#shared/texts/client/forgot.en.ts';
import { forgot } from '#shared/texts/client/forgot.ja.ts';

addTexts({ ja: { forgot }, en: { forgot: forgotEn } });

const schema = z.object(forgotPasswordBody);

/**
 * Where the banner of the home page leads: a company's admin gets a link by mail, a member the names of those who can send
 * one. The answer does not reveal whether the account exists.
 */
export const ForgotPassword = () => {
	const { t } = useText();
	const [answer, setAnswer] = useState<string | null>(null);
	const form = useForm({ schema, defaultValues: { email: '' } });
	const ask = api.app.session.forgotPassword.useMutation({ meta: { hasForm: true } });
	const submit = async (body: { email: string }): Promise<void> => {
		setAnswer(null);
		setAnswer((await ask.mutateAsync(body)).message);
	};
	return (
		<AccountPage title={t('forgot.title')}>
			<p>{t('forgot.lead')}</p>
			{answer && (
				<Banner tone="success" title={answer}>
					<p>{t('forgot.sentHelp')}</p>
				</Banner>
			)}
			<Form form={form} onSubmit={submit}>
				<TextInput
					{...fieldOf(form, 'email', t('labels.accounts.email'))}
					need="unmarked"
					type="email"
					autoComplete="username"
				/>
				<Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
					{t('forgot.send')}
				</Button>
			</Form>
			<p>
				<Link to={paths.login.company()}>{t('forgot.toLogin')}</Link>
			</p>
		</AccountPage>
	);
};
