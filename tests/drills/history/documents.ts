import { MAX_DOCUMENTS } from '#shared/files/document-types.ts';
import type { Effect, FinalState } from './final-state.ts';
import { mayHaveHappened, type Operation, ofKind } from './operation.ts';
import { type Violation, violation } from './violation.ts';

/** Uploaded documents are there with their bytes, removed ones are gone, and never are there more than allowed. */

export const ADDED = 'document.added';
export const REMOVED = 'document.removed';

const wrong = (detail: string): Violation => violation('document lost or left', detail);

const checkUploads = (operations: readonly Operation[], { documents }: FinalState): Violation[] => {
	const found: Violation[] = [];
	const stored = new Map(documents.map((document) => [document.id, document]));
	const byOperation = Map.groupBy(documents, ({ operationId }) => operationId);
	const uploads = new Map(ofKind(operations, 'upload').map((operation) => [operation.id, operation]));
	const removals = Map.groupBy(ofKind(operations, 'remove').filter(mayHaveHappened), ({ act }) => act.documentId);
	for (const { id, outcome, act } of uploads.values()) {
		const rows = byOperation.get(id) ?? [];
		if (rows.length > 1) found.push(wrong(`operation ${id} left ${rows.length} documents`));
		if (outcome === 'refused' && rows.length > 0) found.push(wrong(`operation ${id} was refused and left a document`));
		if (outcome !== 'done') continue;
		if (act.document === null) found.push(wrong(`operation ${id} was acknowledged without a document`));
		else if (!stored.has(act.document.id) && !removals.has(act.document.id))
			found.push(wrong(`document ${act.document.id} of operation ${id} is gone`));
	}
	for (const { id, operationId, isIntact } of documents) {
		if (operationId === null || !uploads.has(operationId)) found.push(wrong(`nobody uploaded document ${id}`));
		if (!isIntact) found.push(wrong(`document ${id} of operation ${operationId} has not the bytes that were sent`));
	}
	return found;
};

const checkRemovals = (operations: readonly Operation[], { documents, files }: FinalState): Violation[] => {
	const stored = new Set(documents.map(({ id }) => id));
	const paths = new Map(
		ofKind(operations, 'upload').flatMap(({ act }) => (act.document ? [[act.document.id, act.document.path]] : [])),
	);
	return ofKind(operations, 'remove')
		.filter(({ outcome }) => outcome === 'done')
		.flatMap(({ id, act: { documentId } }) => {
			if (stored.has(documentId)) return [wrong(`document ${documentId} is still there after operation ${id}`)];
			return files.has(paths.get(documentId) ?? '') ? [wrong(`the file of document ${documentId} was left`)] : [];
		});
};

/** In the order of the audit log, which is that of the lock. */
const checkNumber = (effects: readonly Effect[]): Violation[] => {
	const counts = new Map<number, number>();
	return effects.flatMap(({ action, progressId }) => {
		const step = action === ADDED ? 1 : action === REMOVED ? -1 : 0;
		const count = (counts.get(progressId) ?? 0) + step;
		counts.set(progressId, count);
		if (step !== 1 || count <= MAX_DOCUMENTS) return [];
		return [violation('more documents than allowed', `assessment ${progressId} had ${count}`)];
	});
};

/** Who looks sees every document that was acknowledged before, unless somebody may have removed it. */
const checkLooks = (operations: readonly Operation[]): Violation[] => {
	const removed = new Set(
		ofKind(operations, 'remove')
			.filter(mayHaveHappened)
			.map(({ act }) => act.documentId),
	);
	const kept = Map.groupBy(
		ofKind(operations, 'upload').filter(
			({ outcome, act }) => outcome === 'done' && act.document !== null && !removed.has(act.document.id),
		),
		({ progressId }) => progressId,
	);
	return ofKind(operations, 'look').flatMap(({ id, outcome, progressId, startedAt, act: { documentIds } }) => {
		if (outcome !== 'done') return [];
		const missing = (kept.get(progressId) ?? []).filter(
			({ endedAt, act }) => endedAt < startedAt && !documentIds.includes(act.document?.id ?? 0),
		);
		const many = documentIds.length > MAX_DOCUMENTS;
		return [
			...(many ? [violation('more documents than allowed', `operation ${id} saw ${documentIds.length}`)] : []),
			...missing.map(({ act }) => violation('stale read', `operation ${id} did not see document ${act.document?.id}`)),
		];
	});
};

export const checkDocuments = (operations: readonly Operation[], state: FinalState): Violation[] => [
	...checkUploads(operations, state),
	...checkRemovals(operations, state),
	...checkNumber(state.effects),
	...checkLooks(operations),
];
