import { useState } from 'react';
import { type AccountArea, factorCalls } from '#client/accounts/calls.ts';
import { useText } from '#client/base/locale.tsx';
import { useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import type { FactorAdded } from '#shared/accounts/second-factor.ts';
import { CodeField, codeSchema } from './code-field.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { TotpSecret } from './totp-secret.tsx';

type Started = { secret: string; uri: string };

type AddProps = { area: AccountArea; onAdded: (added: FactorAdded) => void; onClose: () => void };

const ConfirmDialog = ({ area, started, onAdded, onClose }: AddProps & { started: Started }) => {
	const { t } = useText();
	const confirm = factorCalls(area).confirmTotp.useMutation({ meta: { hasForm: true } });
	const form = useForm({ schema: codeSchema, defaultValues: { code: '' } });
	return (
		<FormDialog
			title={t('accounts.secondFactor.appTitle')}
			width="large"
			form={form}
			action={t('accounts.secondFactor.confirmApp')}
			onSubmit={async (body) => onAdded((await confirm.mutateAsync(body)).data)}
			onClose={onClose}
		>
			<TotpSecret {...started} />
			<CodeField form={form} help={t('accounts.secondFactor.confirmHelp')} />
		</FormDialog>
	);
};

/** Sets up an authenticator app: the password, the code to scan, and a first code of the app. */
export const AddTotp = (props: AddProps) => {
	const { t } = useText();
	const [started, setStarted] = useState<Started | null>(null);
	const start = factorCalls(props.area).startTotp.useMutation({ meta: { hasForm: true, silent: true } });
	if (started) return <ConfirmDialog {...props} started={started} />;
	return (
		<PasswordDialog
			title={t('accounts.secondFactor.appTitle')}
			action={t('accounts.secondFactor.continue')}
			onSubmit={async (body) => setStarted((await start.mutateAsync(body)).data)}
			onClose={props.onClose}
		>
			<p>{t('accounts.secondFactor.appLead')}</p>
		</PasswordDialog>
	);
};
