import { z } from 'zod';
import type { ServerText } from '#shared/texts/server.ts';

type Received = { file: string; fileName: string; size: number };

/**
 * A received file on disk with the client's metadata. A class, so that `instanceof` rejects objects sent by the client.
 */
export class Upload {
	readonly file: string;
	readonly fileName: string;
	readonly size: number;

	constructor({ file, fileName, size }: Received) {
		this.file = file;
		this.fileName = fileName;
		this.size = size;
	}

	/** A form field whose file picker was left empty. */
	get isEmpty(): boolean {
		return this.fileName === '' && this.size === 0;
	}
}

export const receivedFile = (missing: ServerText, notAFile: ServerText) =>
	z.instanceof(Upload, { error: ({ input }) => (input === undefined ? missing : notAFile) });
