import type { Round } from '#shared/assessment/round.ts';
import type { StatusId } from '#shared/assessment/status.ts';

/** A history: what clients asked of an installation, and what they were told. */

/** `unknown`: no answer, or one that does not say whether the call took effect (5xx). */
export type Outcome = 'done' | 'refused' | 'unknown';

/** A text with a version, or one of the other things that a call reads or writes. */
export type Act =
	/** Writes a versioned text; `version` is the one that was answered. */
	| { kind: 'save'; register: string; value: string; basedOn: number | null; version: number | null }
	| { kind: 'read'; register: string; value: string | null; version: number }
	| { kind: 'move' }
	| { kind: 'grade'; round: Round }
	| { kind: 'mark'; mark: 'completed' | 'checked'; subCategoryId: number }
	| { kind: 'upload'; document: { id: number; path: string } | null }
	| { kind: 'remove'; documentId: number }
	/** Reads the status and the documents of an assessment. */
	| { kind: 'look'; status: StatusId; documentIds: readonly number[] };

export type Operation = {
	/** From 1, unique. */
	id: number;
	/** Such as `save answers`. */
	name: string;
	companyId: number;
	/** The assessment that the client meant. */
	progressId: number;
	/** Milliseconds, by one monotonic clock. */
	startedAt: number;
	endedAt: number;
	outcome: Outcome;
	/** The HTTP status; null without an answer. */
	status: number | null;
	/** The statuses of the assessment in which the call may be accepted. */
	acceptedAt: readonly StatusId[];
	/** The entries of the audit log of which the call leaves one: always, sometimes (an edit leaves none) or never. */
	effects: { actions: readonly string[]; when: 'always' | 'sometimes' | 'never' };
	act: Act;
};

/** When the call can have taken effect at the latest: one without an answer may be carried out much later. */
export const latestEffect = ({ outcome, endedAt }: Operation): number =>
	outcome === 'unknown' ? Number.POSITIVE_INFINITY : endedAt;

export const mayHaveHappened = ({ outcome }: Operation): boolean => outcome !== 'refused';

type With<K extends Act['kind']> = Operation & { act: Extract<Act, { kind: K }> };

/** The operations of one kind. */
export const ofKind = <K extends Act['kind']>(operations: readonly Operation[], kind: K): With<K>[] =>
	operations.filter((operation): operation is With<K> => operation.act.kind === kind);
