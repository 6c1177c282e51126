import type { Outputs } from '#client/api/client.ts';
import type { ProgressRow } from '#client/console/assessments/lists/progress-row.ts';
import type { Round } from '#shared/assessment/round.ts';

/** What opens the approval sheet of a row. */
export type Approval = { round: Round; row: ProgressRow };

/** A ticked row. */
export type Target = {
	/** Id of the row. */
	id: number;
	companyId: number;
	company: string;
	to: string;
	/** Null unless the assessment may be finalized now. */
	approval: Approval | null;
};

export type BulkAction = 'assign' | 'period' | 'start' | 'remind' | 'finalise';

/** Actions that can run as a job; finalizing cannot, since rows are looked at before. */
export type JobAct = Exclude<BulkAction, 'finalise'>;

export type BulkResult = Outputs['console']['bulk']['finalise']['data'];

export type BulkDialogProps = {
	targets: readonly Target[];
	/** `idOf` maps a row to its id in the outcome, such as the company's. */
	onDone: (outcome: BulkResult, idOf: (target: Target) => number) => void;
	/** Opens the approval sheet of a single row in place of the dialog. */
	onSingle: (approval: Approval) => void;
	onClose: () => void;
};

/** Distinct company ids: several assessments may belong to the same company. */
export const companyIds = (targets: readonly Target[]): number[] => [
	...new Set(targets.map(({ companyId }) => companyId)),
];
