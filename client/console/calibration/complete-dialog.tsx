import { useText } from '#client/base/locale.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

type CompleteDialogProps = { onConfirm: () => void; onClose: () => void };

/** Asks before a second rating is completed: from then on it cannot be changed, and both raters see both. */
export const CompleteDialog = (props: CompleteDialogProps) => {
	const { t } = useText();
	return (
		<ConfirmDialog title={t('console.calibration.completeTitle')} action={t('console.calibration.complete')} {...props}>
			<p>{t('console.calibration.final')}</p>
		</ConfirmDialog>
	);
};
