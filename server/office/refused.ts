import type { FilePreview } from '#shared/evidence/preview.ts';

export type Refusal = Extract<FilePreview, { kind: 'refused' }>['reason'];

export class Refused extends Error {
	readonly reason: Refusal;

	constructor(reason: Refusal) {
		super(reason);
		this.reason = reason;
	}
}
