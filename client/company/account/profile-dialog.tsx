import { z } from 'zod';
import { api } from '#client/api/client.ts';
import type { SignedInUser } from '#client/api/session.ts';
import { useText } from '#client/app/locale.tsx';
import { useSignedOut } from '#client/company/shell/use-sign-out.ts';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { ownProfileBody } from '#shared/accounts/schemas.ts';
import { AccountDialog } from './account-dialog.tsx';

const schema = z.object(ownProfileBody);

/** Changes the user's own name and e-mail. The server then revokes all sign-ins of the user. */
export const ProfileDialog = ({ user, onClose }: { user: SignedInUser; onClose: () => void }) => {
	const { t } = useText();
	const onSuccess = useSignedOut();
	const update = api.app.session.updateProfile.useMutation({ meta: { hasForm: true }, onSuccess });
	const form = useForm({ schema, defaultValues: { name: user.name, email: user.email } });
	return (
		<AccountDialog
			title={t('company.account.profileTitle')}
			form={form}
			action={t('company.account.saveProfile')}
			help={t('company.account.profileHelp')}
			onSubmit={(values) => update.mutateAsync(values)}
			onClose={onClose}
		>
			<TextInput {...fieldOf(form, 'name', t('labels.accounts.name'))} need="required" autoComplete="name" />
			<TextInput
				{...fieldOf(form, 'email', t('labels.accounts.email'))}
				need="required"
				type="email"
				autoComplete="email"
			/>
		</AccountDialog>
	);
};
