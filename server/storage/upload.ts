import { z } from 'zod';
import type { ServerText } from '#shared/i18n/server/texts.ts';

type Received = { file: string; fileName: string; declaredType: string; size: number };

/**
 * A file that was received and lies on the disk, with what its sender says of it. A class, so that no object that a
 * sender made up can pass for one.
 */
export class Upload {
	readonly file: string;
	readonly fileName: string;
	readonly declaredType: string;
	readonly size: number;

	constructor({ file, fileName, declaredType, size }: Received) {
		this.file = file;
		this.fileName = fileName;
		this.declaredType = declaredType;
		this.size = size;
	}

	/** What a file picker sends that was left empty. */
	get isEmpty(): boolean {
		return this.fileName === '' && this.size === 0;
	}
}

/** The field of a form that takes the file. */
export const receivedFile = (missing: ServerText, notAFile: ServerText) =>
	z.instanceof(Upload, { error: ({ input }) => (input === undefined ? missing : notAFile) });
