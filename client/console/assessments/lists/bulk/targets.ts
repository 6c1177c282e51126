import type { Outputs } from '#client/api/client.ts';

/** What ticked rows stand for. */
export type Target = {
	/** Of the row. */
	id: number;
	companyId: number;
	company: string;
	/** The path that the row opens. */
	to: string;
	/** Whether it waits to be finalised. */
	isAwaiting: boolean;
};

export type BulkAction = 'assign' | 'period' | 'finalise';

export type BulkResult = Outputs['console']['bulk']['finalise']['data'];

export type BulkDialogProps = {
	targets: readonly Target[];
	/** `idOf` tells which rows the ids of the outcome stand for. */
	onDone: (outcome: BulkResult, idOf: (target: Target) => number) => void;
	onClose: () => void;
};

/** Each company once: several assessments may be of the same. */
export const companyIds = (targets: readonly Target[]): number[] => [
	...new Set(targets.map(({ companyId }) => companyId)),
];
