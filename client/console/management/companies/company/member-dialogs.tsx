import { z } from 'zod';
import { MemberFields } from '#client/accounts/member-fields.tsx';
import { NewPasswordDialog } from '#client/accounts/new-password-dialog.tsx';
import { NO_PASSWORD_YET, passwordWaySchema, sentFields } from '#client/accounts/password-way.tsx';
import { RemoveOthersFactor } from '#client/accounts/second-factor/remove-others.tsx';
import { EndOthersSignIns } from '#client/accounts/sign-ins/end-others.tsx';
import { api } from '#client/api/client.ts';
import { foundIn } from '#client/base/failure.ts';
import { type Translate, useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { AccountConflict } from '#client/editing/account-conflict.tsx';
import { savedFormOf } from '#client/editing/saved-form.ts';
import type { SavedText } from '#client/editing/state.ts';
import { useVersionedForm } from '#client/editing/use-versioned-form.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import {
	EMPTY_MEMBER,
	type MemberFormFields,
	memberFieldsOf,
	type NewMemberForm,
} from '#shared/accounts/member-form.ts';
import { addMemberBody, editMemberBody } from '#shared/accounts/schemas.ts';
import type { CompanyDetail } from './info.tsx';

export type Member = CompanyDetail['company_users'][number];

const addSchema = z.preprocess(sentFields<NewMemberForm>, z.object(addMemberBody));
const editSchema = formSchema<MemberFormFields>()(z.object(editMemberBody));

const roleNamesOf = (t: Translate) => ({
	admin: t('management.members.roles.admin'),
	member: t('management.members.roles.member'),
});

/** After a change: invalidates the companies and closes the dialog. */
const useDone = (onClose: () => void) => {
	const utils = api.useUtils();
	return async (): Promise<void> => {
		await utils.console.companies.invalidate();
		onClose();
	};
};

export const AddMember = ({ companyId, onClose }: { companyId: number; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({ schema: addSchema, defaultValues: EMPTY_MEMBER });
	const add = api.console.companyUsers.add.useMutation({
		meta: { hasForm: true },
		onSuccess: () => utils.console.companies.invalidate(),
	});
	return (
		<NewPasswordDialog
			title={t('management.members.addTitle')}
			width="large"
			form={form}
			action={t('management.members.add')}
			emailOf={({ email }) => email}
			onSubmit={(values) => add.mutateAsync({ ...values, company_id: companyId })}
			onClose={onClose}
		>
			{(passwordField) => (
				<MemberFields form={form} roleNames={roleNamesOf(t)}>
					{passwordField}
				</MemberFields>
			)}
		</NewPasswordDialog>
	);
};

type MemberDialog = { member: Member; onClose: () => void };

const savedTextOf = (member: Member): SavedText => savedFormOf(member, memberFieldsOf(member));

export const EditMember = ({ companyId, member, onClose }: MemberDialog & { companyId: number }) => {
	const { t } = useText();
	const roleNames = roleNamesOf(t);
	const utils = api.useUtils();
	const done = useDone(onClose);
	const form = useForm({ schema: editSchema, defaultValues: memberFieldsOf(member) });
	const edit = api.console.companyUsers.edit.useMutation({ meta: { handlesFailure: true } });
	const saving = useVersionedForm({
		form,
		server: savedTextOf(member),
		save: (values, version) => edit.mutateAsync({ id: member.id, ...values, version }),
		reload: async () => {
			const answer = await utils.client.console.companies.get.query({ id: companyId });
			utils.console.companies.get.setData({ id: companyId }, answer);
			return savedTextOf(foundIn(answer.data.company_users, member.id));
		},
		done,
	});
	return (
		<>
			<FormDialog
				title={t('management.members.editTitle', { name: member.name })}
				width="large"
				form={form}
				action={t('management.members.save')}
				onSubmit={saving.save}
				onClose={onClose}
			>
				<MemberFields form={form} roleNames={roleNames} formerEmail={member.email} />
			</FormDialog>
			<AccountConflict saving={saving} roleName={(role) => (role === 0 ? roleNames.admin : roleNames.member)} />
		</>
	);
};

export const ResetMemberPassword = ({ member, onClose }: MemberDialog) => {
	const { t } = useText();
	const form = useForm({ schema: passwordWaySchema, defaultValues: NO_PASSWORD_YET });
	const reset = api.console.companyUsers.resetPassword.useMutation({ meta: { hasForm: true } });
	const sendLink = api.console.companyUsers.sendPasswordLink.useMutation({ meta: { hasForm: true } });
	return (
		<NewPasswordDialog
			title={t('management.members.resetTitle', { name: member.name })}
			form={form}
			action={t('management.members.reset')}
			emailOf={() => member.email}
			consequence={t('management.members.resetHelp')}
			onSubmit={({ password }) =>
				password === undefined
					? sendLink.mutateAsync({ id: member.id })
					: reset.mutateAsync({ id: member.id, password })
			}
			onClose={onClose}
		>
			{(passwordFields) => passwordFields}
		</NewPasswordDialog>
	);
};

export const EndMemberSignIns = ({ member, onClose }: MemberDialog) => {
	const end = api.console.companyUsers.endSignIns.useMutation();
	return <EndOthersSignIns name={member.name} end={() => end.mutateAsync({ id: member.id })} onClose={onClose} />;
};

export const RemoveMemberFactor = ({ member, onClose }: MemberDialog) => {
	const utils = api.useUtils();
	const remove = api.console.companyUsers.removeSecondFactor.useMutation({
		onSuccess: () => utils.console.companies.invalidate(),
	});
	return (
		<RemoveOthersFactor name={member.name} remove={() => remove.mutateAsync({ id: member.id })} onClose={onClose} />
	);
};

export const DeleteMember = ({ member, onClose }: MemberDialog) => {
	const { t } = useText();
	const done = useDone(onClose);
	const remove = api.console.companyUsers.delete.useMutation();
	const { run, busy } = useSingle(async () => {
		await remove.mutateAsync({ id: member.id });
		await done();
	});
	return (
		<ConfirmDialog
			title={t('management.members.deleteTitle', { name: member.name })}
			action={t('management.members.deleteAction')}
			danger
			busy={busy}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<p>{t('management.cannotUndo')}</p>
		</ConfirmDialog>
	);
};
