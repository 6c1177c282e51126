import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Banner } from '#client/ui/states.tsx';
import { forgotPasswordBody } from '#shared/accounts/schemas.ts';
import { AccountPage } from './account-page.tsx';

const schema = z.object(forgotPasswordBody);

type ForgotPasswordPageProps = {
	words: { title: string; lead: string; send: string; toLogin: string };
	login: string;
	ask: (body: { email: string }) => Promise<{ message: string }>;
	/** Shown below the answer. */
	children?: ReactNode;
};

/** Requests a link for a new password, in both areas. The answer does not reveal whether the account exists. */
export const ForgotPasswordPage = ({ words, login, ask, children }: ForgotPasswordPageProps) => {
	const { t } = useText();
	const [answer, setAnswer] = useState<string | null>(null);
	const form = useForm({ schema, defaultValues: { email: '' } });
	const submit = async (body: { email: string }): Promise<void> => {
		setAnswer(null);
		setAnswer((await ask(body)).message);
	};
	return (
		<AccountPage title={words.title}>
			<p>{words.lead}</p>
			{answer && (
				<Banner tone="success" title={answer}>
					{children}
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
					{words.send}
				</Button>
			</Form>
			<p>
				<Link to={login}>{words.toLogin}</Link>
			</p>
		</AccountPage>
	);
};
