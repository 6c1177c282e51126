import { type ReactNode, useId, useState } from 'react';
import { useText } from '#client/app/locale.tsx';
import { callsOf } from '#client/console/assessments/checking/rounds.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { LIMITS } from '#shared/limits.ts';
import { type Checked, NamedQuestions } from './named-questions.tsx';

type DecisionDialogProps = {
	title: string;
	action: string;
	busy: boolean;
	/** The check that is decided on; without it this only asks for confirmation. */
	decides?: Checked;
	/** `reason` is null where no critical question failed. */
	onConfirm: (reason: string | null) => void;
	onClose: () => void;
	children: ReactNode;
};

const NOTHING_CHECKED = { round: 1, id: 0 } as const;

/** Confirms a decision. Where critical questions failed it names them and asks why one goes on. */
export const DecisionDialog = ({ decides, onConfirm, children, ...dialog }: DecisionDialogProps) => {
	const { t } = useText();
	const reasonId = useId();
	const [reason, setReason] = useState('');
	const checked = decides ?? NOTHING_CHECKED;
	const query = callsOf(checked.round).preview.useQuery(
		{ id: checked.id },
		{ enabled: decides !== undefined, meta: { handlesFailure: true } },
	);
	const failures = decides ? query.data?.data.critical_failures : [];
	const isTooLong = reason.length > LIMITS.reason;
	const isMissing = failures === undefined || (failures.length > 0 && (reason.trim() === '' || isTooLong));
	return (
		<ConfirmDialog
			{...dialog}
			width={failures?.length ? 'medium' : 'small'}
			disabled={isMissing}
			disabledReasonId={reasonId}
			onConfirm={() => onConfirm(failures?.length ? reason.trim() : null)}
		>
			<Stack>
				{children}
				{failures === undefined && <Loading query={query} heights={[24, 24]} />}
				{failures !== undefined && failures.length > 0 && (
					<>
						<NamedQuestions
							{...checked}
							title={t('console.critical.failures', { count: failures.length })}
							text={t('console.critical.decideText')}
							questions={failures}
						/>
						<TextArea
							label={t('labels.assessment.reason')}
							need="required"
							help={t('console.critical.reasonHelp')}
							value={reason}
							maxLength={LIMITS.reason}
							error={isTooLong ? t('editing.tooLong', { max: LIMITS.reason }) : undefined}
							onValue={setReason}
						/>
						{reason.trim() === '' && <p id={reasonId}>{t('console.critical.reasonMissing')}</p>}
					</>
				)}
			</Stack>
		</ConfirmDialog>
	);
};
