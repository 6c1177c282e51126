import type { Path, UseFormReturn } from 'react-hook-form';
import { useText } from '#client/app/locale.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { Select, TextInput } from '#client/ui/inputs.tsx';
import type { MemberFormFields } from '#shared/accounts/member-form.ts';

type MemberFieldsProps<T extends MemberFormFields, O> = { form: UseFormReturn<T, unknown, O> };

export const MemberFields = <T extends MemberFormFields, O>({ form }: MemberFieldsProps<T, O>) => {
	const { t } = useText();
	const field = (name: keyof MemberFormFields, label: string) => fieldOf(form, name as Path<T>, label);
	const role = form.register('role' as Path<T>, { valueAsNumber: true });
	return (
		<>
			<TextInput {...field('name', t('labels.accounts.name'))} need="required" autoComplete="off" />
			<TextInput {...field('name_kana', t('labels.accounts.name_kana'))} autoComplete="off" />
			<TextInput {...field('email', t('labels.accounts.email'))} need="required" type="email" autoComplete="off" />
			<TextInput
				{...field('phone_number', t('labels.accounts.phone_number'))}
				type="tel"
				width="short"
				autoComplete="off"
			/>
			<TextInput {...field('department', t('labels.accounts.department'))} autoComplete="off" />
			<TextInput {...field('position', t('labels.accounts.position'))} autoComplete="off" />
			<Select {...field('role', t('labels.accounts.role'))} {...role} need="required" width="short">
				<option value={1}>{t('company.roles.member')}</option>
				<option value={0}>{t('company.roles.admin')}</option>
			</Select>
		</>
	);
};
