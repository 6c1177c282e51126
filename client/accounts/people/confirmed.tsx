import type { ReactNode } from 'react';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { PersonDialogProps } from './port.ts';

type ConfirmedProps = {
	title: string;
	action: string;
	width?: 'small' | 'medium';
	call: () => Promise<unknown>;
	onClose: () => void;
	children: ReactNode;
};

/** A confirmation that makes the call, then closes. */
const Confirmed = ({ call, children, onClose, ...dialog }: ConfirmedProps) => {
	const { run, busy } = useSingle(async () => {
		await call();
		onClose();
	});
	return (
		<ConfirmDialog {...dialog} danger busy={busy} onConfirm={() => void run()} onClose={onClose}>
			<Stack>{children}</Stack>
		</ConfirmDialog>
	);
};

/** Ends all sessions of a person who has lost a device. The password stays valid. */
export const EndSignIns = ({ port, person: { id, name }, onClose }: PersonDialogProps) => {
	const { t } = useText();
	const end = port.calls.endSignIns.useMutation();
	return (
		<Confirmed
			title={t('accounts.signIns.endAllTitle', { name })}
			action={t('accounts.signIns.endAll')}
			width="medium"
			call={() => end.mutateAsync({ id })}
			onClose={onClose}
		>
			<p>{t('accounts.signIns.endAllText', { name })}</p>
			<p>{t('accounts.signIns.endAllKeeps')}</p>
		</Confirmed>
	);
};

/** Removes the second factor of a person who has lost it. */
export const RemoveFactor = ({ port, person: { id, name }, onClose }: PersonDialogProps) => {
	const { t } = useText();
	const remove = port.calls.removeSecondFactor.useMutation({ onSuccess: port.refresh });
	return (
		<Confirmed
			title={t('accounts.secondFactor.removeOthersTitle', { name })}
			action={t('accounts.secondFactor.removeOthers')}
			width="medium"
			call={() => remove.mutateAsync({ id })}
			onClose={onClose}
		>
			<p>{t('accounts.secondFactor.removeOthersText', { name })}</p>
			<p>{t('accounts.secondFactor.removeOthersCheck')}</p>
		</Confirmed>
	);
};

export const RemovePerson = ({ port, person: { id, name }, onClose }: PersonDialogProps) => {
	const { t } = useText();
	const remove = port.calls.delete.useMutation({ onSuccess: port.refresh });
	return (
		<Confirmed
			title={t('accounts.people.removeTitle', { name })}
			action={port.words.removeAction}
			call={() => remove.mutateAsync({ id })}
			onClose={onClose}
		>
			<p>{t('accounts.people.removeText')}</p>
			{port.repeatsRefusal && remove.error && <Banner tone="error" title={failureOf(remove.error).message} alert />}
		</Confirmed>
	);
};
