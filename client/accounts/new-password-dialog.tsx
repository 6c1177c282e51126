import { type ReactNode, useState } from 'react';
import type { Path } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '#client/ui/form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { type Told, ToldPassword } from './told-password.tsx';

type NewPasswordDialogProps<T extends { password: string }, O> = Omit<FormDialogProps<T, O>, 'children'> & {
	/** Whose password it is. */
	emailOf: (values: O) => string;
	/** The fields, with that of the password among them. */
	children: (passwordField: ReactNode) => ReactNode;
};

/**
 * A dialog that sets somebody else's password. It closes after the save; a password that the product made is told
 * before.
 */
export const NewPasswordDialog = <T extends { password: string }, O extends { password: string }>({
	emailOf,
	children,
	...dialog
}: NewPasswordDialogProps<T, O>) => {
	const { form, onSubmit, onClose } = dialog;
	const [made, setMade] = useState<string | null>(null);
	const [told, setTold] = useState<Told | null>(null);
	const typed: unknown = useWatch({ control: form.control, name: 'password' as Path<T> });
	if (told) return <ToldPassword {...told} onClose={onClose} />;
	const submit = async (values: O): Promise<void> => {
		await onSubmit(values);
		if (values.password === made) setTold({ email: emailOf(values), password: values.password });
		else onClose();
	};
	return (
		<FormDialog {...dialog} onSubmit={submit}>
			{children(<PasswordField form={form} isMade={made !== null && typed === made} onMade={setMade} />)}
		</FormDialog>
	);
};
