import type { Deps } from '#server/calls/deps.ts';
import { openDatabase } from '#server/db/client.ts';
import { onEnqueued } from '#server/jobs/outbox.ts';

/**
 * Runs `work` on connections with synchronous_commit off: after a power failure the last moments of the demo are lost,
 * in order, and the next start continues from there.
 */
export const onQuickConnections = async <T>(
	deps: Deps,
	connections: number,
	work: (deps: Deps) => Promise<T>,
): Promise<T> => {
	const { databaseUrl } = deps.config;
	if (databaseUrl === null) throw new Error('the demo needs a database');
	const url = new URL(databaseUrl);
	url.searchParams.set('options', '-c synchronous_commit=off');
	const { db, close } = openDatabase({
		url: url.toString(),
		max: connections,
		onError: (error) => deps.log.warn({ error: error.message.split('\n')[0] }, 'database connection of the demo lost'),
	});
	const stopListening = onEnqueued(db, () => void deps.outbox.look());
	try {
		return await work({ ...deps, db });
	} finally {
		stopListening();
		await close();
	}
};
