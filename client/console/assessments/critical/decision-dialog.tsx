import { type ReactNode, useId } from 'react';
import { callsOf } from '#client/console/assessments/checking/rounds.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { FirstField } from './first-field.tsx';
import { OpensBeside } from './opens-beside.ts';
import type { Checked } from './place.ts';
import { ReasonField } from './reason-field.tsx';
import { useDecision } from './use-decision.ts';

type DecisionDialogProps = {
	title: string;
	action: string;
	busy: boolean;
	/** The check to which the decision applies; without it the dialog only asks for confirmation. */
	decides?: Checked;
	/** What else is still missing before the decision. */
	missing?: string | undefined;
	/** Why a reason is required even if no critical question failed. */
	needsReason?: string | undefined;
	width?: 'medium' | 'large';
	/** A further act beside the decision. */
	other?: ReactNode;
	/** `reason` is null if none is required. */
	onConfirm: (reason: string | null) => void;
	onClose: () => void;
	children: ReactNode;
};

const NOTHING_CHECKED = { round: 1, id: 0 } as const;

/**
 * Confirms a decision. If critical questions failed, it names them and asks for a reason, which no link of the dialog
 * gives up; so it does if something else requires a reason.
 */
export const DecisionDialog = (props: DecisionDialogProps) => {
	const { title, action, busy, decides, missing, needsReason, width, other, onConfirm, onClose, children } = props;
	const blockedId = useId();
	const checked = decides ?? NOTHING_CHECKED;
	const query = callsOf(checked.round).preview.useQuery(
		{ id: checked.id },
		{ enabled: decides !== undefined, meta: { handlesFailure: true } },
	);
	const failures = decides ? query.data?.data.critical_failures : [];
	const decision = useDecision(query, failures?.length, needsReason !== undefined);
	const { asksWhy, isUnseen } = decision;
	const blocked = decision.blocked ?? missing;
	return (
		<EditDialog
			title={title}
			width={width ?? (asksWhy || isUnseen ? 'medium' : 'small')}
			isChanged={decision.isChanged && !busy}
			busy={busy}
			onClose={onClose}
			first={
				(asksWhy || isUnseen) && (
					<OpensBeside value={true}>
						<FirstField decision={decision} checked={checked} failures={failures ?? []} needsReason={needsReason} />
					</OpensBeside>
				)
			}
			note={blocked && <p id={blockedId}>{blocked}</p>}
			action={
				<>
					{other}
					<Button
						kind="primary"
						busy={busy}
						disabled={blocked !== undefined}
						disabledReasonId={blockedId}
						onClick={() => onConfirm(decision.reason)}
					>
						{action}
					</Button>
				</>
			}
		>
			<OpensBeside value={true}>
				<Stack>
					{children}
					{isUnseen && <ReasonField decision={decision} />}
					{!isUnseen && failures === undefined && <Loading query={query} heights={[24, 24]} />}
				</Stack>
			</OpensBeside>
		</EditDialog>
	);
};
