/** The shutdown sequence of the supervisor. */

export type Closer = () => Promise<unknown>;

/** The parts end before the database. `say` reports the end once there was something to stop. */
export const createShutdown = (say: (line: string) => void) => {
	const stopping = new AbortController();
	let booted: Promise<unknown> = Promise.resolve();
	let hasBegun = false;
	let closeParts: Closer | null = null;
	let closeDatabase: Closer | null = null;
	let hasServed = false;
	const end = async (code: number): Promise<void> => {
		stopping.abort();
		await booted.catch(() => {});
		await closeParts?.();
		await closeDatabase?.();
		if (hasServed) say('Stopped.');
		process.exit(code);
	};
	return {
		signal: stopping.signal,
		onEnd: (closers: { parts?: Closer; database?: Closer }): void => {
			closeParts ??= closers.parts ?? null;
			closeDatabase ??= closers.database ?? null;
		},
		/** The database is up: from now on a shutdown is reported. */
		markServing: (): void => {
			hasServed = true;
		},
		/** The shutdown waits for the boot to settle. */
		boot: (work: Promise<unknown>) => {
			booted = work;
		},
		end: (code: number): void => {
			if (hasBegun) return;
			hasBegun = true;
			void end(code);
		},
	};
};

export type Shutdown = ReturnType<typeof createShutdown>;
