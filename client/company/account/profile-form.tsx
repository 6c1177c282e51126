import { useMemo, useState } from 'react';
import { useFormerAddressNote } from '#client/accounts/former-address.ts';
import { api, type Outputs } from '#client/api/client.ts';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useSignedOut } from '#client/company/shell/use-sign-out.ts';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Banner } from '#client/ui/states.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { needsPassword, profileSchema } from './profile-values.ts';

type Stored = Outputs['app']['session']['me']['data'];

/** The server revokes all sessions of the user after the save. */
export const ProfileForm = ({ loaded, onClose }: { loaded: Stored; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const onSuccess = useSignedOut();
	// The values and version that the user saw first; a refetch in the background does not replace them.
	const [first] = useState(loaded);
	const [newer, setNewer] = useState<Stored | null>(null);
	const stored = newer ?? first;
	const update = api.app.session.updateProfile.useMutation({ meta: { hasForm: true }, onSuccess });
	const schema = useMemo(() => profileSchema(stored.email), [stored.email]);
	const form = useForm({ schema, defaultValues: { name: first.name, email: first.email, password: '' } });
	const note = useFormerAddressNote(form, { former: stored.email, isOwn: true });
	const showNewer = async (): Promise<void> =>
		setNewer((await utils.app.session.me.fetch(undefined, { staleTime: 0 })).data);
	return (
		<AccountDialog
			title={t('company.account.profileTitle')}
			form={form}
			action={t('company.account.saveProfile')}
			help={t('company.account.profileHelp')}
			onSubmit={async (values) => {
				try {
					await update.mutateAsync({ ...values, version: stored.version });
				} catch (error) {
					if (failureOf(error).status === 409) await showNewer();
					throw error;
				}
			}}
			onClose={onClose}
		>
			{newer && (
				<Banner tone="warning" title={t('company.account.profileChangedTitle')}>
					<p>{t('company.account.profileChanged', { name: newer.name, email: newer.email })}</p>
				</Banner>
			)}
			<TextInput {...fieldOf(form, 'name', t('labels.accounts.name'))} need="required" autoComplete="name" />
			<TextInput
				{...fieldOf(form, 'email', t('labels.accounts.email'))}
				need="required"
				type="email"
				autoComplete="email"
				note={note}
			/>
			{needsPassword({ email: form.watch('email') }, stored.email) && (
				<TextInput
					{...fieldOf(form, 'password', t('labels.accounts.old_password'))}
					need="required"
					help={t('company.account.profilePasswordHelp')}
					type="password"
					autoComplete="current-password"
				/>
			)}
		</AccountDialog>
	);
};
