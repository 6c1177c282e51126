import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The file that a command's name stands for, null where this machine has none. */
export const findProgram = (name: string): string | null => {
	for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
		const file = path.join(folder, name);
		try {
			accessSync(file, constants.X_OK);
			return file;
		} catch {
			// Not in this folder.
		}
	}
	return null;
};
