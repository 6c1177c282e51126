import { NewPasswordDialog } from '#client/accounts/new-password-dialog.tsx';
import { NO_PASSWORD_YET, passwordWaySchema } from '#client/accounts/password-way.tsx';
import { useForm } from '#client/ui/form.tsx';
import type { PersonDialogProps } from './port.ts';

export const PasswordDialog = ({ port, person: { id, name, email }, onClose }: PersonDialogProps) => {
	const form = useForm({ schema: passwordWaySchema, defaultValues: NO_PASSWORD_YET });
	const reset = port.calls.resetPassword.useMutation({ meta: { hasForm: true } });
	const sendLink = port.calls.sendPasswordLink.useMutation({ meta: { hasForm: true } });
	return (
		<NewPasswordDialog
			title={port.words.setPasswordTitle(name)}
			form={form}
			action={port.words.setPassword}
			emailOf={() => email}
			consequence={port.words.setPasswordHelp}
			onSubmit={({ password }) =>
				password === undefined ? sendLink.mutateAsync({ id }) : reset.mutateAsync({ id, password })
			}
			onClose={onClose}
		>
			{(passwordFields) => passwordFields}
		</NewPasswordDialog>
	);
};
