import type { Round } from '#shared/assessment/round.ts';
import type { StatusId, TransitionEvent } from '#shared/assessment/status.ts';

/** What an installation holds once all is quiet again. */

/** A text with a version; `values` are the distinct ones of its parts, which a whole save makes one. */
export type Register = { version: number; values: readonly (string | null)[] };

/** An entry of the audit log, with the operation that left it; null for one of a worker or of the preparation. */
export type Effect = {
	operationId: number | null;
	action: string;
	companyId: number;
	progressId: number;
	from: StatusId | null;
	to: StatusId | null;
};

export type Transition = { progressId: number; event: TransitionEvent; from: StatusId | null; to: StatusId };

type StoredProgress = { id: number; companyId: number; status: StatusId; isGradingPending: boolean };

export type StoredDocument = {
	id: number;
	progressId: number;
	/** The operation that its name tells. */
	operationId: number | null;
	/** Whether its file has exactly the bytes that were sent. */
	isIntact: boolean;
};

export type JobState = 'open' | 'finished' | 'failed';

export type Grading = { progressId: number; round: Round; stored: number | null; expected: number | null };

export type FinalState = {
	registers: ReadonlyMap<string, Register>;
	progresses: readonly StoredProgress[];
	/** In the order in which they were made. */
	transitions: readonly Transition[];
	/** In the order in which they were made. */
	effects: readonly Effect[];
	completed: ReadonlySet<number>;
	checked: ReadonlySet<number>;
	documents: readonly StoredDocument[];
	/** The paths of all stored files of documents. */
	files: ReadonlySet<string>;
	gradingJobs: readonly { progressId: number; round: Round; state: JobState }[];
	pdfs: readonly { hash: string; jobs: readonly JobState[]; isStored: boolean }[];
	/** The score of each graded sheet, beside the one that its ratings give. */
	gradings: readonly Grading[];
	/** Jobs of other kinds. */
	otherJobs: readonly { name: string; state: JobState }[];
};
