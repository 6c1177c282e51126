import { z } from 'zod';
import { MemberFields } from '#client/accounts/member-fields.tsx';
import { api } from '#client/api/client.ts';
import { foundIn } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { AccountConflict } from '#client/editing/account-conflict.tsx';
import { savedFormOf } from '#client/editing/saved-form.ts';
import type { SavedText } from '#client/editing/state.ts';
import { useVersionedForm } from '#client/editing/use-versioned-form.ts';
import { useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import { type MemberFormFields, memberFieldsOf } from '#shared/accounts/member-form.ts';
import { editMemberBody } from '#shared/accounts/schemas.ts';
import type { Member } from './member.ts';
import { roleNamesOf } from './role-names.ts';

const schema = formSchema<MemberFormFields>()(z.object(editMemberBody));

const savedTextOf = (member: Member): SavedText => savedFormOf(member, memberFieldsOf(member));

export const EditMemberDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const roleNames = roleNamesOf(t);
	const form = useForm({ schema, defaultValues: memberFieldsOf(member) });
	const edit = api.app.members.edit.useMutation({ meta: { handlesFailure: true } });
	const saving = useVersionedForm({
		form,
		server: savedTextOf(member),
		save: (values, version) => edit.mutateAsync({ id: member.id, ...values, version }),
		reload: async () => {
			const answer = await utils.client.app.company.info.query();
			utils.app.company.info.setData(undefined, answer);
			return savedTextOf(foundIn(answer.data.company_users, member.id));
		},
		done: async () => {
			await utils.app.company.info.invalidate();
			onClose();
		},
	});
	return (
		<>
			<FormDialog
				title={t('company.members.editTitle', { name: member.name })}
				width="large"
				form={form}
				action={t('company.members.editAction')}
				onSubmit={saving.save}
				onClose={onClose}
			>
				<MemberFields form={form} roleNames={roleNames} formerEmail={member.email} />
			</FormDialog>
			<AccountConflict saving={saving} roleName={(role) => (role === 0 ? roleNames.admin : roleNames.member)} />
		</>
	);
};
