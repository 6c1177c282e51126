import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type UnsavedReason = 'changes' | 'answers' | 'codes';

const TITLES = {
	changes: 'common.unsaved.title',
	answers: 'common.unsaved.answersTitle',
	codes: 'common.unsaved.codesTitle',
} as const;

export type Pending = { proceed: () => void; changes: number; reason: UnsavedReason };

/** Saves the changes of a screen. Returns whether everything is saved. */
export type SaveOnLeave = () => Promise<boolean>;

type LeaveDialogProps = Pending & {
	/** Saves everything unsaved; null if that is impossible from here. */
	savers: readonly SaveOnLeave[] | null;
	discardAll: () => void;
	close: () => void;
};

export const LeaveDialog = ({ changes, reason, proceed, savers, discardAll, close }: LeaveDialogProps) => {
	const { t } = useText();
	const discard = (): void => {
		close();
		discardAll();
		proceed();
	};
	const canSave = savers !== null;
	const saving = useSingle(async () => {
		const ends = await Promise.all((savers ?? []).map((save) => save()));
		close();
		// If saving failed, the screen below shows why.
		if (ends.every(Boolean)) proceed();
	});
	const text =
		reason === 'changes' ? t('common.unsaved.changesLost', { count: changes }) : t(`common.unsaved.${reason}Lost`);
	return (
		<Dialog
			title={t(TITLES[reason])}
			width={canSave ? 'medium' : 'small'}
			onClose={() => !saving.busy && close()}
			actions={
				<>
					<Button disabled={saving.busy} onClick={close}>
						{t('common.unsaved.stay')}
					</Button>
					<Button kind="danger" disabled={saving.busy} onClick={discard}>
						{t(reason === 'codes' ? 'common.unsaved.leaveCodes' : 'common.unsaved.leave')}
					</Button>
					{canSave && (
						<Button kind="primary" busy={saving.busy} onClick={() => void saving.run()}>
							{t('common.unsaved.saveAndGo')}
						</Button>
					)}
				</>
			}
		>
			<p>{text}</p>
		</Dialog>
	);
};
