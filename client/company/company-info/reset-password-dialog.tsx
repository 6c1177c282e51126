import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { resetPasswordBody } from '#shared/accounts/schemas.ts';
import type { Member } from './member.ts';

const schema = z.object(resetPasswordBody);

export const ResetPasswordDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
	const { t } = useText();
	const form = useForm({ schema, defaultValues: { password: '' } });
	const reset = api.app.members.resetPassword.useMutation({ meta: { hasForm: true }, onSuccess: onClose });
	return (
		<FormDialog
			title={t('company.members.resetTitle', { name: member.name })}
			form={form}
			action={t('company.members.resetAction')}
			onSubmit={({ password }) => reset.mutateAsync({ id: member.id, password })}
			onClose={onClose}
		>
			<p>{t('company.members.resetHelp')}</p>
			<TextInput
				{...fieldOf(form, 'password', t('labels.accounts.password'))}
				need="required"
				help={t('company.members.passwordHelp')}
				type="password"
				autoComplete="new-password"
			/>
		</FormDialog>
	);
};
