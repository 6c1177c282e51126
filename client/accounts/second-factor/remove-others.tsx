import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';

/** In a list of accounts: that this one has a second factor. */
export const FactorBadge = () => {
	const { t } = useText();
	return <Badge tone="green">{t('accounts.secondFactor.title')}</Badge>;
};

type RemoveOthersFactorProps = { name: string; remove: () => Promise<unknown>; onClose: () => void };

/** Removes the second factor of somebody who has lost it. */
export const RemoveOthersFactor = ({ name, remove, onClose }: RemoveOthersFactorProps) => {
	const { t } = useText();
	const { run, busy } = useSingle(async () => {
		await remove();
		onClose();
	});
	return (
		<ConfirmDialog
			title={t('accounts.secondFactor.removeOthersTitle', { name })}
			action={t('accounts.secondFactor.removeOthers')}
			danger
			busy={busy}
			width="medium"
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<Stack>
				<p>{t('accounts.secondFactor.removeOthersText', { name })}</p>
				<p>{t('accounts.secondFactor.removeOthersCheck')}</p>
			</Stack>
		</ConfirmDialog>
	);
};
