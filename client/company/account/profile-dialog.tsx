import { useId } from 'react';
import { z } from 'zod';
import { ownProfileBody } from '../../../shared/accounts/schemas.ts';
import { api } from '../../api/client.ts';
import type { SignedInUser } from '../../api/session.ts';
import { useText } from '../../app/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, fieldOf, useForm } from '../../ui/form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/layout.tsx';
import { hasUnsavedChanges } from '../../ui/unsaved.tsx';
import { useSignedOut } from '../shell/use-sign-out.ts';
import { SaveFirst } from './save-first.tsx';

const schema = z.object(ownProfileBody);

/** One's own name and e-mail. The server ends every sign-in of a person who changed theirs. */
export const ProfileDialog = ({ user, onClose }: { user: SignedInUser; onClose: () => void }) => {
	const { t } = useText();
	const formId = useId();
	const onSuccess = useSignedOut();
	const update = api.app.session.updateProfile.useMutation({ meta: { hasForm: true }, onSuccess });
	const form = useForm({ schema, defaultValues: { name: user.name, email: user.email } });
	const { isDirty, isSubmitting } = form.formState;
	const mustSaveFirst = hasUnsavedChanges();
	return (
		<Dialog
			title={t('company.account.profileTitle')}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{t('common.cancel')}</Button>
					<Button
						type="submit"
						form={formId}
						kind="primary"
						busy={isSubmitting}
						disabled={!isDirty || mustSaveFirst}
						disabledReasonId={`${formId}-help`}
					>
						{t('company.account.saveProfile')}
					</Button>
				</>
			}
		>
			<Stack gap="large">
				{mustSaveFirst ? <SaveFirst /> : <p id={`${formId}-help`}>{t('company.account.profileHelp')}</p>}
				<Form form={form} id={formId} onSubmit={(values) => update.mutateAsync(values)}>
					<TextInput {...fieldOf(form, 'name', t('company.account.name'))} need="required" autoComplete="name" />
					<TextInput
						{...fieldOf(form, 'email', t('company.account.email'))}
						need="required"
						type="email"
						autoComplete="email"
					/>
				</Form>
			</Stack>
		</Dialog>
	);
};
