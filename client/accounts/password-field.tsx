import { css } from 'goober';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { makePassword } from './made-password.ts';

const box = css`display: flex; flex-direction: column; align-items: flex-start; gap: 12px; & > :first-child { width: 100%; }`;
const made = css`font-size: 14px;`;

type PasswordFieldProps<T extends { password: string }, O> = {
	form: UseFormReturn<T, unknown, O>;
	/** Whether the typed password is one that the product made. */
	isMade: boolean;
	onMade: (password: string) => void;
};

/** A password that is set for somebody else: typed, or made by the product. */
export const PasswordField = <T extends { password: string }, O>({
	form,
	isMade,
	onMade,
}: PasswordFieldProps<T, O>) => {
	const { t } = useText();
	const name = 'password' as Path<T>;
	const make = (): void => {
		const password = makePassword();
		form.setValue(name, password as PathValue<T, Path<T>>, { shouldDirty: true, shouldValidate: true });
		onMade(password);
	};
	return (
		<div className={box}>
			<TextInput
				{...fieldOf(form, name, t('labels.accounts.password'))}
				need="required"
				help={t('accounts.passwordHelp')}
				type="password"
				autoComplete="new-password"
			/>
			<Button size="small" onClick={make}>
				{t('accounts.makePassword')}
			</Button>
			<p className={made} role="status">
				{isMade && t('accounts.made')}
			</p>
		</div>
	);
};
