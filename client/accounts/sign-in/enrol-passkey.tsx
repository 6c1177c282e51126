import { z } from 'zod';
import { suggestedName } from '#client/accounts/second-factor/device-name.ts';
import { useAddPasskey } from '#client/accounts/second-factor/use-add-passkey.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { addPasskeyBody } from '#shared/accounts/second-factor.ts';
import type { EnrolProps } from './enrol-app.tsx';

const schema = z.object({ name: addPasskeyBody.name });

/** Sets up a passkey, authorized by the enrollment ticket. */
export const EnrolPasskey = ({ area, guard, onAdded }: EnrolProps) => {
	const { t } = useText();
	const add = useAddPasskey(area);
	const form = useForm({ schema, defaultValues: { name: suggestedName([]) } });
	return (
		<Form form={form} onSubmit={async ({ name }) => onAdded(await guard(add(name)))}>
			<p>{t('accounts.secondFactor.passkeyLead')}</p>
			<TextInput
				{...fieldOf(form, 'name', t('labels.secondFactor.name'))}
				need="unmarked"
				help={t('accounts.secondFactor.passkeyNameHelp')}
				autoComplete="off"
			/>
			<Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
				{t('accounts.secondFactor.makePasskey')}
			</Button>
		</Form>
	);
};
