import { api } from '#client/api/client.ts';
import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

type StopDialogProps = { id: number; waiting: number; onClose: () => void };

export const StopDialog = ({ id, waiting, onClose }: StopDialogProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const stop = api.console.bulkJobs.stop.useMutation({ onSettled: () => utils.console.bulkJobs.invalidate() });
	const { run, busy } = useSingle(async () => {
		await stop.mutateAsync({ id });
		onClose();
	});
	return (
		<ConfirmDialog
			title={t('console.bulkJobs.stop.title')}
			action={t('console.bulkJobs.stop.action')}
			keep={t('console.bulkJobs.stop.keep')}
			danger
			busy={busy}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<p>{t('console.bulkJobs.stop.text', { count: formatNumber(waiting) })}</p>
		</ConfirmDialog>
	);
};
