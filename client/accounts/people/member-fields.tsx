import type { ReactNode } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useFormerAddressNote } from '#client/accounts/former-address.ts';
import { useText } from '#client/base/locale.tsx';
import { FieldGrid } from '#client/ui/field-grid.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import type { MemberFormFields } from '#shared/accounts/member-form.ts';
import type { PeoplePort } from './port.ts';
import { RoleField } from './role.tsx';

type MemberFieldsProps<T extends MemberFormFields, O> = {
	form: UseFormReturn<T, unknown, O>;
	roleName: PeoplePort['words']['role'];
	/** The stored email; undefined for a new member. */
	formerEmail?: string;
	children?: ReactNode;
};

/** The fields of a member of a company, for both areas. */
export const MemberFields = <T extends MemberFormFields, O>({
	form,
	roleName,
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
			<RoleField form={form} roleName={roleName} />
			{children}
		</FieldGrid>
	);
};
