import type { ReactNode } from 'react';
import { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { withPasswordBody } from '#shared/accounts/second-factor.ts';

const schema = z.object(withPasswordBody);

type PasswordDialogProps = {
	title: string;
	action: string;
	danger?: boolean;
	/** Says what will happen. */
	children: ReactNode;
	onSubmit: (body: { password: string }) => Promise<unknown>;
	onClose: () => void;
};

/** Asks for the current password before a change of the second factor. */
export const PasswordDialog = ({ children, ...dialog }: PasswordDialogProps) => {
	const { t } = useText();
	const form = useForm({ schema, defaultValues: { password: '' } });
	return (
		<FormDialog form={form} {...dialog}>
			{children}
			<TextInput
				{...fieldOf(form, 'password', t('labels.accounts.old_password'))}
				need="required"
				type="password"
				autoComplete="current-password"
			/>
		</FormDialog>
	);
};
