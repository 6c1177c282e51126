import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSignedOut } from '#client/console/shell/use-signed-out.ts';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Row } from '#client/ui/layout.tsx';
import { changePasswordBody } from '#shared/accounts/schemas.ts';
import { LIMITS } from '#shared/limits.ts';

const schema = z.object(changePasswordBody);

/** Changes the user's own password. The server then revokes all sessions of the user. */
export const PasswordForm = () => {
	const { t } = useText();
	const onSuccess = useSignedOut();
	const change = api.console.session.changePassword.useMutation({ meta: { hasForm: true }, onSuccess });
	const form = useForm({ schema, defaultValues: { old_password: '', new_password: '' } });
	return (
		<Form form={form} onSubmit={(values) => change.mutateAsync(values)}>
			<TextInput
				{...fieldOf(form, 'old_password', t('labels.accounts.old_password'))}
				need="required"
				width="medium"
				type="password"
				autoComplete="current-password"
			/>
			<TextInput
				{...fieldOf(form, 'new_password', t('labels.accounts.new_password'))}
				need="required"
				width="medium"
				help={t('console.account.passwordHelp', { min: LIMITS.passwordMin })}
				type="password"
				autoComplete="new-password"
			/>
			<Row>
				<Button type="submit" kind="primary" busy={form.formState.isSubmitting}>
					{t('console.account.changePassword')}
				</Button>
			</Row>
		</Form>
	);
};
