/** The exit code of a command that wrote all it could, but not all it should. */
const INCOMPLETE = 2;

/** Names the files that the storage should have and does not have; the command then ends without success. */
export const tellLost = (lost: readonly string[], all: number): void => {
	if (lost.length === 0) return;
	console.error(`${lost.length} of ${all} files are not in the storage:`);
	for (const name of lost) console.error(`  ${name}`);
	process.exitCode = INCOMPLETE;
};

/** Names the files that are in the storage with other bytes than were kept. */
export const tellDamaged = (damaged: readonly string[]): void => {
	if (damaged.length === 0) return;
	for (const name of damaged) {
		console.error(`Damaged: file ${name} is not as it was kept. Take it from a former backup.`);
	}
	process.exitCode = INCOMPLETE;
};
