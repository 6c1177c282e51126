import { z } from 'zod';
import type { AccountArea } from '#client/accounts/calls.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { addPasskeyBody, type FactorAdded, withPasswordBody } from '#shared/accounts/second-factor.ts';
import { suggestedName } from './device-name.ts';
import { useAddPasskey } from './use-add-passkey.ts';

const schema = z.object({ name: addPasskeyBody.name, ...withPasswordBody });

type AddPasskeyProps = {
	area: AccountArea;
	/** Names of the existing passkeys. */
	names: readonly string[];
	onAdded: (added: FactorAdded) => void;
	onClose: () => void;
};

/** Adds a passkey of this device, or of another that the browser offers, such as a phone. */
export const AddPasskey = ({ area, names, onAdded, onClose }: AddPasskeyProps) => {
	const { t } = useText();
	const add = useAddPasskey(area);
	const form = useForm({ schema, defaultValues: { name: suggestedName(names), password: '' } });
	return (
		<FormDialog
			title={t('accounts.secondFactor.addPasskey')}
			form={form}
			action={t('accounts.secondFactor.makePasskey')}
			untouched={t('accounts.secondFactor.passwordFirst')}
			onSubmit={async ({ name, password }) => onAdded(await add(name, password))}
			onClose={onClose}
		>
			<p>{t('accounts.secondFactor.passkeyLead')}</p>
			<TextInput
				{...fieldOf(form, 'name', t('labels.secondFactor.name'))}
				need="required"
				help={t('accounts.secondFactor.passkeyNameHelp')}
				autoComplete="off"
			/>
			<TextInput
				{...fieldOf(form, 'password', t('labels.accounts.old_password'))}
				need="required"
				type="password"
				autoComplete="current-password"
			/>
		</FormDialog>
	);
};
