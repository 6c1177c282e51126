import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSignedOut } from '#client/company/shell/use-sign-out.ts';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { changePasswordBody } from '#shared/accounts/schemas.ts';
import { AccountDialog } from './account-dialog.tsx';

const schema = z.object(changePasswordBody);

/** Changes the user's own password. The server then revokes all sessions of the user. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	const onSuccess = useSignedOut();
	const change = api.app.session.changePassword.useMutation({ meta: { hasForm: true }, onSuccess });
	const form = useForm({ schema, defaultValues: { old_password: '', new_password: '' } });
	return (
		<AccountDialog
			title={t('company.account.passwordTitle')}
			form={form}
			action={t('company.account.savePassword')}
			help={t('company.account.passwordHelp')}
			onSubmit={(values) => change.mutateAsync(values)}
			onClose={onClose}
		>
			<TextInput
				{...fieldOf(form, 'old_password', t('labels.accounts.old_password'))}
				need="required"
				type="password"
				autoComplete="current-password"
			/>
			<TextInput
				{...fieldOf(form, 'new_password', t('labels.accounts.new_password'))}
				need="required"
				help={t('company.account.newPasswordHelp')}
				type="password"
				autoComplete="new-password"
			/>
		</AccountDialog>
	);
};
