import type { FilePreview } from '#shared/evidence/preview.ts';

export type Refusal = Extract<FilePreview, { kind: 'refused' }>['reason'];

/** A file that cannot be shown. */
export class Refused extends Error {
	readonly reason: Refusal;

	constructor(reason: Refusal) {
		super(reason);
		this.reason = reason;
	}
}
