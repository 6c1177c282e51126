import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { STATUS } from '#shared/assessment/status.ts';
import type { ActionProps } from './assessed-company.ts';
import { isSendable, ReasonField } from './reason-field.tsx';

/** Cancels an assessment for good, with an optional reason. */
export const CancelDialog = ({ company, onClose }: ActionProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const [reason, setReason] = useState('');
	// May have evidence requests to withdraw. Also true for an assessment that was moved back; false before the first
	// answer.
	const isAsked = (company.status?.id ?? 0) > STATUS.notStarted;
	const cancel = api.console.progresses.cancel.useMutation({ onSettled: () => utils.console.invalidate() });
	const { run, busy } = useSingle(async () => {
		await cancel.mutateAsync({ id: company.id, reason });
		onClose();
	});
	return (
		<EditDialog
			title={t('management.companies.cancel.title', { company: company.company_name })}
			isChanged={reason !== '' && !busy}
			busy={busy}
			keep={t('management.companies.cancel.keep')}
			onClose={onClose}
			action={
				<Button kind="danger" busy={busy} disabled={!isSendable(reason)} onClick={() => void run()}>
					{t('management.companies.cancel.action')}
				</Button>
			}
		>
			<Stack>
				<p>{t('management.companies.cancel.text')}</p>
				{isAsked && <p>{t('management.companies.cancel.requests')}</p>}
				<ReasonField
					label={t('labels.assessment.reason')}
					help={t('management.companies.cancel.reasonHelp')}
					value={reason}
					onValue={setReason}
				/>
			</Stack>
		</EditDialog>
	);
};
