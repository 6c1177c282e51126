import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import { TextInput } from '#client/ui/inputs.tsx';
import { EMPTY_MEMBER, type NewMemberForm } from '#shared/accounts/member-form.ts';
import { addMemberBody } from '#shared/accounts/schemas.ts';
import { MemberFields } from './member-fields.tsx';

const schema = formSchema<NewMemberForm>()(z.object(addMemberBody));

export const AddMemberDialog = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({ schema, defaultValues: EMPTY_MEMBER });
	const add = api.app.members.add.useMutation({
		meta: { hasForm: true },
		onSuccess: async () => {
			await utils.app.company.info.invalidate();
			onClose();
		},
	});
	return (
		<FormDialog
			title={t('company.members.addTitle')}
			form={form}
			action={t('company.members.addAction')}
			onSubmit={(values) => add.mutateAsync(values)}
			onClose={onClose}
		>
			<MemberFields form={form} />
			<TextInput
				{...fieldOf(form, 'password', t('labels.accounts.password'))}
				need="required"
				help={t('company.members.passwordHelp')}
				type="password"
				autoComplete="new-password"
			/>
		</FormDialog>
	);
};
