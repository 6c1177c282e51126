import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Path of a command's executable in PATH; null if there is none. */
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
