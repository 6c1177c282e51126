import { useState } from 'react';
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useFormerAddressNote } from '#client/accounts/former-address.ts';
import { NewPasswordDialog } from '#client/accounts/new-password-dialog.tsx';
import { NO_PASSWORD_YET, sentFields } from '#client/accounts/password-way.tsx';
import { EditPerson } from '#client/accounts/people/edit-person.tsx';
import type { PeoplePort } from '#client/accounts/people/port.ts';
import { RoleField } from '#client/accounts/people/role.tsx';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { ADMIN_ROLE } from '#client/console/shell/staff.ts';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import { TextInput } from '#client/ui/inputs.tsx';
import type { WayFields } from '#shared/accounts/member-form.ts';
import { addAdminUserBody, editAdminUserBody } from '#shared/accounts/schemas.ts';
import type { Assessor } from './assessor.ts';
import { CompanyPicker, type NamedCompany } from './company-picker.tsx';
import { useLoadAgain } from './load-again.ts';

type AccountFields = { name: string; email: string; role: 0 | 1 };
type NewAccount = AccountFields & WayFields;

// The companies are not form fields: `CompanyPicker` holds them.
const { company_ids: _added, ...addFields } = addAdminUserBody;
const { company_ids: _edited, ...editFields } = editAdminUserBody;
const addSchema = z.preprocess(sentFields<NewAccount>, z.object(addFields));
const editSchema = formSchema<AccountFields>()(z.object(editFields));
const EMPTY: NewAccount = { name: '', email: '', role: 1, ...NO_PASSWORD_YET };

type FieldsProps<T extends AccountFields, O> = {
	form: UseFormReturn<T, unknown, O>;
	port: PeoplePort;
	/** The consequence of changing the email. */
	emailNote?: string | undefined;
};

const Fields = <T extends AccountFields, O>({ form, port, emailNote }: FieldsProps<T, O>) => {
	const { t } = useText();
	const field = (name: 'name' | 'email') => fieldOf(form, name as Path<T>, t(`labels.accounts.${name}`));
	return (
		<>
			<TextInput {...field('name')} need="required" autoComplete="off" />
			<TextInput {...field('email')} need="required" type="email" autoComplete="off" note={emailNote} />
			<RoleField form={form} roleName={port.words.role} />
		</>
	);
};

/** The company picker and the chosen ids. Only assessors have companies; admins see all. */
const useCompanies = <T extends AccountFields, O>(form: UseFormReturn<T, unknown, O>) => {
	const { t } = useText();
	const [chosen, setChosen] = useState<NamedCompany[]>([]);
	const role: unknown = useWatch({ control: form.control, name: 'role' as Path<T> });
	const isAdmin = role === ADMIN_ROLE;
	const picker = (
		<CompanyPicker
			chosen={chosen}
			onChange={setChosen}
			disabledReason={isAdmin ? t('management.assessors.adminSeesAll') : undefined}
		/>
	);
	return { picker, ids: isAdmin ? [] : chosen.map(({ id }) => id) };
};

export const AddAssessor = ({ port, onClose }: { port: PeoplePort; onClose: () => void }) => {
	const { t } = useText();
	const form = useForm({ schema: addSchema, defaultValues: EMPTY });
	const companies = useCompanies(form);
	const add = api.console.adminUsers.add.useMutation({ meta: { hasForm: true }, onSuccess: port.refresh });
	return (
		<NewPasswordDialog
			title={t('management.assessors.add.title')}
			form={form}
			action={t('management.assessors.add.action')}
			isChanged={companies.ids.length > 0}
			emailOf={({ email }) => email}
			onSubmit={(values) => add.mutateAsync({ ...values, company_ids: companies.ids })}
			onClose={onClose}
		>
			{(passwordField) => (
				<>
					<Fields form={form} port={port} />
					{passwordField}
					{companies.picker}
				</>
			)}
		</NewPasswordDialog>
	);
};

const fieldsOf = ({ name, email, role }: Assessor): AccountFields => ({
	name,
	email,
	role: role === ADMIN_ROLE ? 0 : 1,
});

type EditAssessorProps = { port: PeoplePort; assessor: Assessor; onClose: () => void };

export const EditAssessor = ({ port, assessor, onClose }: EditAssessorProps) => {
	const loadAgain = useLoadAgain();
	const form = useForm({ schema: editSchema, defaultValues: fieldsOf(assessor) });
	const emailNote = useFormerAddressNote(form, { former: assessor.email, isOwn: port.isOwn(assessor) });
	const edit = api.console.adminUsers.edit.useMutation({ meta: { handlesFailure: true } });
	return (
		<EditPerson
			port={port}
			person={assessor}
			form={form}
			fieldsOf={fieldsOf}
			save={(values, version) => {
				const companies = values.role === ADMIN_ROLE ? { company_ids: [] } : {};
				return edit.mutateAsync({ id: assessor.id, ...values, ...companies, version });
			}}
			reload={loadAgain}
			onClose={onClose}
		>
			<Fields form={form} port={port} emailNote={emailNote} />
		</EditPerson>
	);
};
