import type { Path, UseFormReturn } from 'react-hook-form';
import { useText } from '#client/app/locale.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';

/** A password that is set for another user. */
export const PasswordField = <T extends { password: string }, O>({ form }: { form: UseFormReturn<T, unknown, O> }) => {
	const { t } = useText();
	return (
		<TextInput
			{...fieldOf(form, 'password' as Path<T>, t('labels.accounts.password'))}
			need="required"
			help={t('management.passwordHelp')}
			type="password"
			autoComplete="new-password"
		/>
	);
};
