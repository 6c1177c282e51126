const INCOMPLETE = 2;

/** Reports files missing in the storage and sets the exit code. */
export const tellLost = (lost: readonly string[], all: number): void => {
	if (lost.length === 0) return;
	console.error(`${lost.length} of ${all} files are not in the storage:`);
	for (const name of lost) console.error(`  ${name}`);
	process.exitCode = INCOMPLETE;
};

/** Reports files whose stored bytes do not match their hash. */
export const tellDamaged = (damaged: readonly string[]): void => {
	if (damaged.length === 0) return;
	for (const name of damaged) {
		console.error(`Damaged: file ${name} is not as it was kept. Take it from a former backup.`);
	}
	process.exitCode = INCOMPLETE;
};
