import { z } from 'zod';
import { type AccountArea, factorCalls, factorUtils } from '#client/accounts/calls.ts';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { renamePasskeyBody, type SecondFactor } from '#shared/accounts/second-factor.ts';

const schema = z.object(renamePasskeyBody);

type RenamePasskeyProps = { area: AccountArea; passkey: SecondFactor['passkeys'][number]; onClose: () => void };

export const RenamePasskey = ({ area, passkey: { id, name }, onClose }: RenamePasskeyProps) => {
	const { t } = useText();
	const utils = factorUtils(api.useUtils(), area);
	const rename = factorCalls(area).renamePasskey.useMutation({
		meta: { hasForm: true },
		onSuccess: () => utils.get.invalidate(),
	});
	const form = useForm({ schema, defaultValues: { name } });
	return (
		<FormDialog
			title={t('accounts.secondFactor.renameTitle', { name })}
			form={form}
			action={t('common.save')}
			onSubmit={async (body) => {
				await rename.mutateAsync({ id, ...body });
				onClose();
			}}
			onClose={onClose}
		>
			<TextInput {...fieldOf(form, 'name', t('labels.secondFactor.name'))} need="required" autoComplete="off" />
		</FormDialog>
	);
};
