import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Processes whose clock can be set from outside, without any code in the product. */

const PRELOADED = path.join(path.dirname(fileURLToPath(import.meta.url)), 'shift-clock.ts');

export type ShiftedClock = {
	/** Settings for the process. */
	env: Record<string, string>;
	/** How far ahead of the real time the process is from now on. */
	shift: (ms: number) => void;
};

/** A clock that is kept in a file. */
export const createShiftedClock = (file: string): ShiftedClock => {
	const shift = (ms: number): void => {
		// Renamed, so that it is never read half written.
		fs.writeFileSync(`${file}.new`, String(Math.round(ms)));
		fs.renameSync(`${file}.new`, file);
	};
	shift(0);
	return { env: { NODE_OPTIONS: `--import "${PRELOADED}"`, CLOCK_SHIFT_FILE: file }, shift };
};
