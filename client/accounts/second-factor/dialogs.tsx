import { useState } from 'react';
import { type AccountArea, factorCalls } from '#client/accounts/calls.ts';
import { readUser, rememberSignIn } from '#client/api/session.ts';
import { useText } from '#client/base/locale.tsx';
import type { FactorAdded, SecondFactor } from '#shared/accounts/second-factor.ts';
import { AddPasskey } from './add-passkey.tsx';
import { AddTotp } from './add-totp.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type Passkey = SecondFactor['passkeys'][number];

/** A change of the second factor that the user has chosen. */
export type Act =
	| { act: 'addTotp' | 'removeTotp' | 'addPasskey' | 'makeCodes' }
	| { act: 'renamePasskey' | 'removePasskey'; passkey: Passkey };

type FactorDialogProps = {
	area: AccountArea;
	act: Act;
	factor: SecondFactor;
	onChanged: () => Promise<unknown>;
	onSignedOut: () => void;
	onClose: () => void;
};

/** The warning of a removal: removing the last factor also removes the protection and the recovery codes. */
const warningOf = ({ totp, passkeys }: SecondFactor) =>
	passkeys.length + (totp ? 1 : 0) === 1 ? 'accounts.secondFactor.removesLast' : 'accounts.secondFactor.keepsOthers';

/** Removes the app or a passkey. This ends all sessions, including the current one. */
const RemoveDialog = ({ area, factor, passkey, onSignedOut, onClose }: FactorDialogProps & { passkey?: Passkey }) => {
	const { t } = useText();
	const calls = factorCalls(area);
	const removeTotp = calls.removeTotp.useMutation({ meta: { hasForm: true }, onSuccess: onSignedOut });
	const removePasskey = calls.removePasskey.useMutation({ meta: { hasForm: true }, onSuccess: onSignedOut });
	return (
		<PasswordDialog
			title={
				passkey
					? t('accounts.secondFactor.removePasskeyTitle', { name: passkey.name })
					: t('accounts.secondFactor.removeAppTitle')
			}
			action={t('accounts.secondFactor.remove')}
			danger
			onSubmit={(body) =>
				passkey ? removePasskey.mutateAsync({ id: passkey.id, ...body }) : removeTotp.mutateAsync(body)
			}
			onClose={onClose}
		>
			<p>{t(warningOf(factor))}</p>
			<p>{t('accounts.secondFactor.removeSignsOut')}</p>
		</PasswordDialog>
	);
};

type Codes = (codes: readonly string[]) => void;

const MakeCodes = ({ area, onMade, onClose }: { area: AccountArea; onMade: Codes; onClose: () => void }) => {
	const { t } = useText();
	const make = factorCalls(area).makeRecoveryCodes.useMutation({ meta: { hasForm: true, silent: true } });
	return (
		<PasswordDialog
			title={t('accounts.secondFactor.makeCodes')}
			action={t('accounts.secondFactor.makeCodesAction')}
			onSubmit={async (body) => onMade((await make.mutateAsync(body)).data.recovery_codes)}
			onClose={onClose}
		>
			<p>{t('accounts.secondFactor.makeCodesHelp')}</p>
		</PasswordDialog>
	);
};

/** The dialog of a change, followed by new recovery codes if there are any. */
export const FactorDialog = (props: FactorDialogProps) => {
	const { area, act, factor, onChanged, onClose } = props;
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const show = (made: readonly string[]): void => {
		setCodes(made);
		void onChanged();
	};
	const added = ({ recovery_codes: made, sign_in: signIn }: FactorAdded): void => {
		if (signIn) rememberSignIn(signIn);
		if (made) return show(made);
		void onChanged();
		onClose();
	};
	if (codes) return <RecoveryCodesDialog codes={codes} email={readUser()?.email ?? ''} onClose={onClose} />;
	switch (act.act) {
		case 'addTotp':
			return <AddTotp area={area} onAdded={added} onClose={onClose} />;
		case 'addPasskey':
			return (
				<AddPasskey area={area} names={factor.passkeys.map(({ name }) => name)} onAdded={added} onClose={onClose} />
			);
		case 'makeCodes':
			return <MakeCodes area={area} onMade={show} onClose={onClose} />;
		case 'removeTotp':
			return <RemoveDialog {...props} />;
		case 'renamePasskey':
			return <RenamePasskey area={area} passkey={act.passkey} onClose={onClose} />;
		case 'removePasskey':
			return <RemoveDialog {...props} passkey={act.passkey} />;
	}
};
