import { type ReactNode, useState } from 'react';
import type { Path } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useText } from '#client/base/locale.tsx';
import { FormDialog, type FormDialogProps } from '#client/ui/form-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { WayFields } from '#shared/accounts/member-form.ts';
import { PasswordField } from './password-field.tsx';
import { usePasswordWay, WayChoice } from './password-way.tsx';
import { type Told, ToldPassword } from './told-password.tsx';

type NewPasswordDialogProps<T extends WayFields, O> = Omit<FormDialogProps<T, O>, 'children'> & {
	/** The email of the account whose password is set. */
	emailOf: (values: O) => string;
	/** Given for an account that has a password: what replacing it ends. */
	consequence?: string;
	/** All fields of the dialog; gets the fields of the password as an argument. */
	children: (passwordFields: ReactNode) => ReactNode;
};

/**
 * Sets somebody else's password, or mails them a link to set it. Closes after the save; a generated password is shown
 * first.
 */
export const NewPasswordDialog = <T extends WayFields, O extends { password?: string | undefined }>({
	emailOf,
	consequence,
	children,
	...dialog
}: NewPasswordDialogProps<T, O>) => {
	const { t } = useText();
	const { form, action, onSubmit, onClose } = dialog;
	const [made, setMade] = useState<string | null>(null);
	const [told, setTold] = useState<Told | null>(null);
	const way = usePasswordWay(form);
	const typed: unknown = useWatch({ control: form.control, name: 'password' as Path<T> });
	if (told) return <ToldPassword {...told} onClose={onClose} />;
	const submit = async (values: O): Promise<void> => {
		await onSubmit(values);
		if (values.password !== undefined && values.password === made) {
			setTold({ email: emailOf(values), password: values.password });
		} else onClose();
	};
	const isOld = consequence !== undefined;
	const byLink = way === 'link';
	return (
		<FormDialog
			{...dialog}
			untouched={t('forms.nothingTyped')}
			action={byLink && isOld ? t('accounts.sendLink') : action}
			onSubmit={submit}
		>
			{children(
				<Stack gap="large">
					<WayChoice form={form} />
					{byLink ? (
						<Stack>
							<p>{t('accounts.linkHelp')}</p>
							{isOld && <p>{t('accounts.linkKeeps')}</p>}
						</Stack>
					) : (
						<>
							{isOld && <p>{consequence}</p>}
							<PasswordField form={form} isMade={made !== null && typed === made} onMade={setMade} />
						</>
					)}
				</Stack>,
			)}
		</FormDialog>
	);
};
