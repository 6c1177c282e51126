import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { finished } from '#client/console/assessments/next/finished.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LIMITS } from '#shared/limits.ts';

const useWaive = (id: number) => {
	const utils = api.useUtils();
	const waive = api.console.proposals.waive.useMutation({ onSettled: () => utils.console.invalidate() });
	return (isWaived: boolean, reason: string | null) => waive.mutateAsync({ id, is_waived: isWaived, reason });
};

type DialogProps = { id: number; company: string; onClose: () => void };

const WaiveDialog = ({ id, company, onClose }: DialogProps) => {
	const { t } = useText();
	const waive = useWaive(id);
	const [reason, setReason] = useState('');
	const isTooLong = reason.length > LIMITS.reason;
	const { run, busy } = useSingle(async () => {
		await waive(true, reason.trim() || null);
		onClose();
		finished(id);
	});
	return (
		<EditDialog
			title={t('console.proposal.waiveTitle', { company })}
			isChanged={reason !== '' && !busy}
			busy={busy}
			onClose={onClose}
			action={
				<Button kind="primary" busy={busy} disabled={isTooLong} onClick={() => void run()}>
					{t('console.proposal.waive')}
				</Button>
			}
		>
			<Stack>
				<p>{t('console.proposal.waiveText')}</p>
				<TextArea
					label={t('labels.assessment.reason')}
					need="optional"
					help={t('console.proposal.reasonHelp')}
					value={reason}
					maxLength={LIMITS.reason}
					error={isTooLong ? t('editing.tooLong', { max: LIMITS.reason }) : undefined}
					onValue={setReason}
				/>
			</Stack>
		</EditDialog>
	);
};

type WaiveProposalProps = { id: number; company: string; isWaived: boolean };

/** Waives the improvement proposal, or undoes that. */
export const WaiveProposal = ({ id, company, isWaived }: WaiveProposalProps) => {
	const { t } = useText();
	const waive = useWaive(id);
	const [isAsking, setAsking] = useState(false);
	const resume = useSingle(() => waive(false, null));
	if (isWaived) {
		return (
			<Button busy={resume.busy} onClick={() => void resume.run()}>
				{t('console.proposal.resume')}
			</Button>
		);
	}
	return (
		<>
			<Button onClick={() => setAsking(true)}>{t('console.proposal.waive')}</Button>
			{isAsking && <WaiveDialog id={id} company={company} onClose={() => setAsking(false)} />}
		</>
	);
};
