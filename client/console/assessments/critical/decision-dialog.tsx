import { type ReactNode, useId, useState } from 'react';
import { useText } from '#client/app/locale.tsx';
import { callsOf } from '#client/console/assessments/checking/rounds.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { LIMITS } from '#shared/limits.ts';
import { NamedQuestions } from './named-questions.tsx';
import type { Checked } from './place.ts';
import { ReasonField } from './reason-field.tsx';

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
export const DecisionDialog = (props: DecisionDialogProps) => {
	const { title, action, busy, decides, onConfirm, onClose, children } = props;
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
		<EditDialog
			title={title}
			width={failures?.length ? 'medium' : 'small'}
			isChanged={reason !== '' && !busy}
			busy={busy}
			onClose={onClose}
			note={
				Boolean(failures?.length) && reason.trim() === '' && <p id={reasonId}>{t('console.critical.reasonMissing')}</p>
			}
			action={
				<Button
					kind="primary"
					busy={busy}
					disabled={isMissing}
					disabledReasonId={reasonId}
					onClick={() => onConfirm(failures?.length ? reason.trim() : null)}
				>
					{action}
				</Button>
			}
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
						<ReasonField reason={reason} isTooLong={isTooLong} onReason={setReason} />
					</>
				)}
			</Stack>
		</EditDialog>
	);
};
