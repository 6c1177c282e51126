import { type ReactNode, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useFormerAddressNote } from '#client/accounts/former-address.ts';
import { type Translate, useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { FieldGrid } from '#client/ui/field-grid.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { MemberFormFields } from '#shared/accounts/member-form.ts';
import type { PeoplePort } from './port.ts';
import { RoleField } from './role.tsx';

const fieldsOf =
	<T extends MemberFormFields, O>(form: UseFormReturn<T, unknown, O>, t: Translate) =>
	(name: keyof MemberFormFields) =>
		fieldOf(form, name as Path<T>, t(`labels.accounts.${name}`));

type MemberFieldsProps<T extends MemberFormFields, O> = {
	form: UseFormReturn<T, unknown, O>;
	roleName: PeoplePort['words']['role'];
	/** The stored email. */
	formerEmail: string;
};

/** The fields of a new member: name and email are enough, the others are asked for once they are wanted. */
export const NewMemberFields = <T extends MemberFormFields, O>({
	form,
	roleName,
	children,
}: Omit<MemberFieldsProps<T, O>, 'formerEmail'> & {
	/** The way to the first password. */
	children: ReactNode;
}) => {
	const { t } = useText();
	const [isMore, setMore] = useState(false);
	const field = fieldsOf(form, t);
	return (
		<Stack>
			<FieldGrid>
				<TextInput {...field('name')} need="required" autoComplete="off" />
				<TextInput {...field('email')} need="required" type="email" autoComplete="off" />
			</FieldGrid>
			{isMore ? (
				<FieldGrid>
					<TextInput {...field('name_kana')} autoComplete="off" />
					<TextInput {...field('phone_number')} type="tel" autoComplete="off" />
					<TextInput {...field('department')} autoComplete="off" />
					<TextInput {...field('position')} autoComplete="off" />
					<RoleField form={form} roleName={roleName} />
					{children}
				</FieldGrid>
			) : (
				<>
					<p>{t('accounts.people.invited', { role: roleName(1) })}</p>
					<div>
						<Button kind="text" icon="plus" onClick={() => setMore(true)}>
							{t('accounts.people.more')}
						</Button>
					</div>
				</>
			)}
		</Stack>
	);
};

/** The fields of a member of a company, for both areas. */
export const MemberFields = <T extends MemberFormFields, O>({
	form,
	roleName,
	formerEmail,
}: MemberFieldsProps<T, O>) => {
	const { t } = useText();
	const note = useFormerAddressNote(form, { former: formerEmail });
	const field = fieldsOf(form, t);
	return (
		<FieldGrid>
			<TextInput {...field('name')} need="required" autoComplete="off" />
			<TextInput {...field('name_kana')} autoComplete="off" />
			<TextInput {...field('email')} need="required" type="email" autoComplete="off" note={note} />
			<TextInput {...field('phone_number')} type="tel" autoComplete="off" />
			<TextInput {...field('department')} autoComplete="off" />
			<TextInput {...field('position')} autoComplete="off" />
			<RoleField form={form} roleName={roleName} />
		</FieldGrid>
	);
};
