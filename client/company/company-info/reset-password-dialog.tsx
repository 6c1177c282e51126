import { z } from 'zod';
import { NewPasswordDialog } from '#client/accounts/new-password-dialog.tsx';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { useForm } from '#client/ui/form.tsx';
import { resetPasswordBody } from '#shared/accounts/schemas.ts';
import type { Member } from './member.ts';

const schema = z.object(resetPasswordBody);

export const ResetPasswordDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
	const { t } = useText();
	const form = useForm({ schema, defaultValues: { password: '' } });
	const reset = api.app.members.resetPassword.useMutation({ meta: { hasForm: true } });
	return (
		<NewPasswordDialog
			title={t('company.members.resetTitle', { name: member.name })}
			form={form}
			action={t('company.members.resetAction')}
			emailOf={() => member.email}
			onSubmit={({ password }) => reset.mutateAsync({ id: member.id, password })}
			onClose={onClose}
		>
			{(passwordField) => (
				<>
					<p>{t('company.members.resetHelp')}</p>
					{passwordField}
				</>
			)}
		</NewPasswordDialog>
	);
};
