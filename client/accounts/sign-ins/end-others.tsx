import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';

type EndOthersSignInsProps = { name: string; end: () => Promise<unknown>; onClose: () => void };

/** Ends all sign-ins of somebody whose device is lost. Their password stays. */
export const EndOthersSignIns = ({ name, end, onClose }: EndOthersSignInsProps) => {
	const { t } = useText();
	const { run, busy } = useSingle(async () => {
		await end();
		onClose();
	});
	return (
		<ConfirmDialog
			title={t('accounts.signIns.endAllTitle', { name })}
			action={t('accounts.signIns.endAll')}
			danger
			busy={busy}
			width="medium"
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<Stack>
				<p>{t('accounts.signIns.endAllText', { name })}</p>
				<p>{t('accounts.signIns.endAllKeeps')}</p>
			</Stack>
		</ConfirmDialog>
	);
};
