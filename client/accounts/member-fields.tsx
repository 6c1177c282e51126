import type { ReactNode } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useText } from '#client/base/locale.tsx';
import { FieldGrid } from '#client/ui/field-grid.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { Select, TextInput } from '#client/ui/inputs.tsx';
import type { MemberFormFields } from '#shared/accounts/member-form.ts';
import { useFormerAddressNote } from './former-address.ts';

type MemberFieldsProps<T extends MemberFormFields, O> = {
	form: UseFormReturn<T, unknown, O>;
	roleNames: { admin: string; member: string };
	/** The e-mail that is stored; none of a new member. */
	formerEmail?: string;
	/** Further fields. */
	children?: ReactNode;
};

/** The fields of a member of a company, for both areas. */
export const MemberFields = <T extends MemberFormFields, O>({
	form,
	roleNames,
	formerEmail = '',
	children,
}: MemberFieldsProps<T, O>) => {
	const { t } = useText();
	const note = useFormerAddressNote(form, { former: formerEmail });
	const field = (name: keyof MemberFormFields) => fieldOf(form, name as Path<T>, t(`labels.accounts.${name}`));
	return (
		<FieldGrid>
			<TextInput {...field('name')} need="required" autoComplete="off" />
			<TextInput {...field('name_kana')} autoComplete="off" />
			<TextInput {...field('email')} need="required" type="email" autoComplete="off" note={note} />
			<TextInput {...field('phone_number')} type="tel" autoComplete="off" />
			<TextInput {...field('department')} autoComplete="off" />
			<TextInput {...field('position')} autoComplete="off" />
			<Select
				{...field('role')}
				{...form.register('role' as Path<T>, { valueAsNumber: true })}
				need="required"
				width="short"
			>
				<option value={1}>{roleNames.member}</option>
				<option value={0}>{roleNames.admin}</option>
			</Select>
			{children}
		</FieldGrid>
	);
};
