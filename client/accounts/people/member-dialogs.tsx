import { z } from 'zod';
import { NewPasswordDialog } from '#client/accounts/new-password-dialog.tsx';
import { sentFields } from '#client/accounts/password-way.tsx';
import { useText } from '#client/base/locale.tsx';
import { useForm } from '#client/ui/form.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import {
	EMPTY_MEMBER,
	type MemberFormFields,
	memberFieldsOf,
	type NewMemberForm,
} from '#shared/accounts/member-form.ts';
import { addMemberBody, editMemberBody } from '#shared/accounts/schemas.ts';
import { EditPerson } from './edit-person.tsx';
import { MemberFields, NewMemberFields } from './member-fields.tsx';
import type { Member, MembersPort } from './members-port.ts';

const addSchema = z.preprocess(sentFields<NewMemberForm>, z.object(addMemberBody));
const editSchema = formSchema<MemberFormFields>()(z.object(editMemberBody));

export const AddMember = ({ port, onClose }: { port: MembersPort; onClose: () => void }) => {
	const { t } = useText();
	const form = useForm({ schema: addSchema, defaultValues: EMPTY_MEMBER });
	return (
		<NewPasswordDialog
			title={t('accounts.people.addMemberTitle')}
			width="large"
			form={form}
			action={port.words.addAction}
			emailOf={({ email }) => email}
			onSubmit={port.add}
			onClose={onClose}
		>
			{(passwordField) => (
				<NewMemberFields form={form} roleName={port.words.role}>
					{passwordField}
				</NewMemberFields>
			)}
		</NewPasswordDialog>
	);
};

type EditMemberProps = { port: MembersPort; member: Member; onClose: () => void };

export const EditMember = ({ port, member, onClose }: EditMemberProps) => {
	const form = useForm({ schema: editSchema, defaultValues: memberFieldsOf(member) });
	return (
		<EditPerson
			port={port}
			person={member}
			width="large"
			form={form}
			fieldsOf={memberFieldsOf}
			save={(values, version) => port.edit({ ...values, id: member.id, version })}
			reload={port.reload}
			onClose={onClose}
		>
			<MemberFields form={form} roleName={port.words.role} formerEmail={member.email} />
		</EditPerson>
	);
};
