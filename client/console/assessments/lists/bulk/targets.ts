import type { Outputs } from '#client/api/client.ts';

/** A ticked row. */
export type Target = {
	/** Id of the row. */
	id: number;
	companyId: number;
	company: string;
	to: string;
	/** Whether the assessment awaits finalization. */
	isAwaiting: boolean;
};

export type BulkAction = 'assign' | 'period' | 'finalise';

export type BulkResult = Outputs['console']['bulk']['finalise']['data'];

export type BulkDialogProps = {
	targets: readonly Target[];
	/** `idOf` maps a row to its id in the outcome, such as the company's. */
	onDone: (outcome: BulkResult, idOf: (target: Target) => number) => void;
	onClose: () => void;
};

/** Distinct company ids: several assessments may belong to the same company. */
export const companyIds = (targets: readonly Target[]): number[] => [
	...new Set(targets.map(({ companyId }) => companyId)),
];
