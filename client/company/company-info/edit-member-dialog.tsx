import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import type { MemberFormFields } from '#shared/accounts/member-form.ts';
import { editMemberBody } from '#shared/accounts/schemas.ts';
import type { Member } from './member.ts';
import { MemberFields } from './member-fields.tsx';

const schema = formSchema<MemberFormFields>()(z.object(editMemberBody));

const fieldsOf = ({ name, name_kana, email, phone_number, department, position, role }: Member): MemberFormFields => ({
	name,
	name_kana,
	email,
	phone_number,
	department,
	position,
	role: role === 0 ? 0 : 1,
});

export const EditMemberDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({ schema, defaultValues: fieldsOf(member) });
	const edit = api.app.members.edit.useMutation({
		meta: { hasForm: true },
		onSuccess: async () => {
			await utils.app.company.info.invalidate();
			onClose();
		},
	});
	return (
		<FormDialog
			title={t('company.members.editTitle', { name: member.name })}
			form={form}
			action={t('company.members.editAction')}
			onSubmit={(values) => edit.mutateAsync({ id: member.id, ...values })}
			onClose={onClose}
		>
			<MemberFields form={form} />
		</FormDialog>
	);
};
