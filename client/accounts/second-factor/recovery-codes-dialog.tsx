import { useId, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type RecoveryCodesDialogProps = { codes: readonly string[]; email: string; onClose: () => void };

/**
 * Shows new recovery codes. It closes only after the user confirms having saved them, since they cannot be shown again.
 */
export const RecoveryCodesDialog = ({ codes, email, onClose }: RecoveryCodesDialogProps) => {
	const { t } = useText();
	const reasonId = useId();
	const [isSaved, setSaved] = useState(false);
	return (
		<Dialog
			title={t('accounts.secondFactor.codes')}
			onClose={() => {}}
			note={!isSaved && <p id={reasonId}>{t('accounts.secondFactor.saveFirst')}</p>}
			actions={
				<Button kind="primary" disabled={!isSaved} disabledReasonId={reasonId} onClick={onClose}>
					{t('common.close')}
				</Button>
			}
		>
			<RecoveryCodes codes={codes} email={email} isSaved={isSaved} onSaved={setSaved} />
		</Dialog>
	);
};
