import { pdf } from '#tests/support/files/files.ts';

/** Documents whose name and bytes tell which operation sent them. */

const PREFIX = 'document of operation ';
const MAX_FILL = 60_000;

export const documentName = (operationId: number): string => `${PREFIX}${operationId}`;

/** Null for a document that no client sent. */
export const operationOf = (name: string): number | null =>
	name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : null;

/** Of different lengths, from one packet to several. */
export const documentBytes = (operationId: number): Buffer =>
	pdf(`operation ${operationId} ${'x'.repeat((operationId * 7_919) % MAX_FILL)}`);
