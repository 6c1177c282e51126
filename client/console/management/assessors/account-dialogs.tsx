import { useState } from 'react';
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useFormerAddressNote } from '#client/accounts/former-address.ts';
import { NewPasswordDialog } from '#client/accounts/new-password-dialog.tsx';
import { NO_PASSWORD_YET, passwordWaySchema, sentFields } from '#client/accounts/password-way.tsx';
import { RemoveOthersFactor } from '#client/accounts/second-factor/remove-others.tsx';
import { EndOthersSignIns } from '#client/accounts/sign-ins/end-others.tsx';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { ADMIN_ROLE, useStaff } from '#client/console/shell/staff.ts';
import { AccountConflict } from '#client/editing/account-conflict.tsx';
import { savedFormOf } from '#client/editing/saved-form.ts';
import type { SavedText } from '#client/editing/state.ts';
import { useVersionedForm } from '#client/editing/use-versioned-form.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import { Select, TextInput } from '#client/ui/inputs.tsx';
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
	/** What follows from the e-mail that is typed. */
	emailNote?: string | undefined;
};

const Fields = <T extends AccountFields, O>({ form, emailNote }: FieldsProps<T, O>) => {
	const { t } = useText();
	const field = (name: keyof AccountFields) => fieldOf(form, name as Path<T>, t(`labels.accounts.${name}`));
	return (
		<>
			<TextInput {...field('name')} need="required" autoComplete="off" />
			<TextInput {...field('email')} need="required" type="email" autoComplete="off" note={emailNote} />
			<Select
				{...field('role')}
				{...form.register('role' as Path<T>, { valueAsNumber: true })}
				need="required"
				width="short"
			>
				<option value={1}>{t('console.shell.assessor')}</option>
				<option value={0}>{t('console.shell.admin')}</option>
			</Select>
		</>
	);
};

const useDone = (onClose: () => void) => {
	const utils = api.useUtils();
	return async (): Promise<void> => {
		await utils.console.adminUsers.invalidate();
		onClose();
	};
};

/** The company picker and the chosen ids. Only assessors have companies: an admin sees all. */
const useCompanies = <T extends AccountFields, O>(form: UseFormReturn<T, unknown, O>, start: NamedCompany[]) => {
	const { t } = useText();
	const [chosen, setChosen] = useState(start);
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

export const AddAssessor = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({ schema: addSchema, defaultValues: EMPTY });
	const companies = useCompanies(form, []);
	const add = api.console.adminUsers.add.useMutation({
		meta: { hasForm: true },
		onSuccess: () => utils.console.adminUsers.invalidate(),
	});
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
					<Fields form={form} />
					{passwordField}
					{companies.picker}
				</>
			)}
		</NewPasswordDialog>
	);
};

type AccountDialog = { assessor: Assessor; onClose: () => void };

const fieldsOf = ({ name, email, role }: Assessor): AccountFields => ({
	name,
	email,
	role: role === ADMIN_ROLE ? 0 : 1,
});

const savedTextOf = (assessor: Assessor): SavedText => savedFormOf(assessor, fieldsOf(assessor));

export const EditAssessor = ({ assessor, onClose }: AccountDialog) => {
	const { t } = useText();
	const done = useDone(onClose);
	const loadAgain = useLoadAgain(assessor.id);
	const form = useForm({ schema: editSchema, defaultValues: fieldsOf(assessor) });
	const isOwn = useStaff().email === assessor.email;
	const emailNote = useFormerAddressNote(form, { former: assessor.email, isOwn });
	const edit = api.console.adminUsers.edit.useMutation({ meta: { handlesFailure: true } });
	const saving = useVersionedForm({
		form,
		server: savedTextOf(assessor),
		save: (values, version) => {
			const companies = values.role === ADMIN_ROLE ? { company_ids: [] } : {};
			return edit.mutateAsync({ id: assessor.id, ...values, ...companies, version });
		},
		reload: async () => savedTextOf(await loadAgain()),
		done,
	});
	return (
		<>
			<FormDialog
				title={t('management.assessors.editTitle', { name: assessor.name })}
				form={form}
				action={t('management.assessors.save')}
				onSubmit={saving.save}
				onClose={onClose}
			>
				<Fields form={form} emailNote={emailNote} />
			</FormDialog>
			<AccountConflict
				saving={saving}
				roleName={(role) => t(role === ADMIN_ROLE ? 'console.shell.admin' : 'console.shell.assessor')}
			/>
		</>
	);
};

export const ChangePassword = ({ assessor, onClose }: AccountDialog) => {
	const { t } = useText();
	const form = useForm({ schema: passwordWaySchema, defaultValues: NO_PASSWORD_YET });
	const reset = api.console.adminUsers.resetPassword.useMutation({ meta: { hasForm: true } });
	const sendLink = api.console.adminUsers.sendPasswordLink.useMutation({ meta: { hasForm: true } });
	return (
		<NewPasswordDialog
			title={t('management.assessors.password.title', { name: assessor.name })}
			form={form}
			action={t('management.assessors.password.item')}
			emailOf={() => assessor.email}
			consequence={t('management.assessors.password.help')}
			onSubmit={({ password }) =>
				password === undefined
					? sendLink.mutateAsync({ id: assessor.id })
					: reset.mutateAsync({ id: assessor.id, password })
			}
			onClose={onClose}
		>
			{(passwordFields) => passwordFields}
		</NewPasswordDialog>
	);
};

export const EndSignIns = ({ assessor, onClose }: AccountDialog) => {
	const end = api.console.adminUsers.endSignIns.useMutation();
	return <EndOthersSignIns name={assessor.name} end={() => end.mutateAsync({ id: assessor.id })} onClose={onClose} />;
};

export const RemoveFactor = ({ assessor, onClose }: AccountDialog) => {
	const utils = api.useUtils();
	const remove = api.console.adminUsers.removeSecondFactor.useMutation({
		onSuccess: () => utils.console.adminUsers.invalidate(),
	});
	return (
		<RemoveOthersFactor name={assessor.name} remove={() => remove.mutateAsync({ id: assessor.id })} onClose={onClose} />
	);
};

export const DeleteAssessor = ({ assessor, onClose }: AccountDialog) => {
	const { t } = useText();
	const done = useDone(onClose);
	const remove = api.console.adminUsers.delete.useMutation();
	const { run, busy } = useSingle(async () => {
		await remove.mutateAsync({ id: assessor.id });
		await done();
	});
	return (
		<ConfirmDialog
			title={t('management.assessors.delete.title', { name: assessor.name })}
			action={t('management.assessors.delete.action')}
			danger
			busy={busy}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<p>{t('management.cannotUndo')}</p>
		</ConfirmDialog>
	);
};
