import { z } from 'zod';
import { MemberFields } from '#client/accounts/member-fields.tsx';
import { NewPasswordDialog } from '#client/accounts/new-password-dialog.tsx';
import { sentFields } from '#client/accounts/password-way.tsx';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useForm } from '#client/ui/form.tsx';
import { EMPTY_MEMBER, type NewMemberForm } from '#shared/accounts/member-form.ts';
import { addMemberBody } from '#shared/accounts/schemas.ts';
import { roleNamesOf } from './role-names.ts';

const schema = z.preprocess(sentFields<NewMemberForm>, z.object(addMemberBody));

export const AddMemberDialog = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({ schema, defaultValues: EMPTY_MEMBER });
	const add = api.app.members.add.useMutation({
		meta: { hasForm: true },
		onSuccess: () => utils.app.company.info.invalidate(),
	});
	return (
		<NewPasswordDialog
			title={t('company.members.addTitle')}
			width="large"
			form={form}
			action={t('company.members.addAction')}
			emailOf={({ email }) => email}
			onSubmit={(values) => add.mutateAsync(values)}
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
