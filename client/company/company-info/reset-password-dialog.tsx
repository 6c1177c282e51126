import { NewPasswordDialog } from '#client/accounts/new-password-dialog.tsx';
import { NO_PASSWORD_YET, passwordWaySchema } from '#client/accounts/password-way.tsx';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useForm } from '#client/ui/form.tsx';
import type { Member } from './member.ts';

export const ResetPasswordDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
	const { t } = useText();
	const form = useForm({ schema: passwordWaySchema, defaultValues: NO_PASSWORD_YET });
	const reset = api.app.members.resetPassword.useMutation({ meta: { hasForm: true } });
	const sendLink = api.app.members.sendPasswordLink.useMutation({ meta: { hasForm: true } });
	return (
		<NewPasswordDialog
			title={t('company.members.resetTitle', { name: member.name })}
			form={form}
			action={t('company.members.resetAction')}
			emailOf={() => member.email}
			consequence={t('company.members.resetHelp')}
			onSubmit={({ password }) =>
				password === undefined
					? sendLink.mutateAsync({ id: member.id })
					: reset.mutateAsync({ id: member.id, password })
			}
			onClose={onClose}
		>
			{(passwordFields) => passwordFields}
		</NewPasswordDialog>
	);
};
