import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

type CancelProps = {
	changes: number;
	/** Saves the draft; returns whether that succeeded. */
	save: () => Promise<boolean>;
	onLeave: () => void;
	onClose: () => void;
};

/** Asks before a draft with unsaved changes is left. */
export const CancelDialog = ({ changes, save, onLeave, onClose }: CancelProps) => {
	const { t } = useText();
	const saving = useSingle(async () => {
		const isSaved = await save();
		onClose();
		if (isSaved) onLeave();
	});
	return (
		<Dialog
			title={t('common.unsaved.title')}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{t('common.unsaved.stay')}</Button>
					<Button kind="danger" onClick={onLeave}>
						{t('common.unsaved.leave')}
					</Button>
					<Button kind="primary" busy={saving.busy} onClick={() => void saving.run()}>
						{t('common.unsaved.saveAndGo')}
					</Button>
				</>
			}
		>
			<p>{t('common.unsaved.changesLost', { count: changes })}</p>
		</Dialog>
	);
};
