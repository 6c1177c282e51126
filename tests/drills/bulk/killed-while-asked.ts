import { setTimeout as sleep } from 'node:timers/promises';
import { desc } from 'drizzle-orm';
import { bulkJobs } from '#server/db/tables/bulk.ts';
import type { Site } from '#tests/drills/support/site.ts';
import type { Answer } from '#tests/support/client.ts';

/** Asks a server for a job over many rows, and kills the server while it answers. */

type Asked = {
	id: number;
	/** Whether the job was there although nobody heard of it. */
	wasMade: boolean;
	/** How long the answer took that was heard; 0 if none was. */
	answeredMs: number;
};

const newestJob = async ({ app }: Pick<Site, 'app'>): Promise<number> => {
	const [job] = await app.deps.db.select({ id: bulkJobs.id }).from(bulkJobs).orderBy(desc(bulkJobs.id)).limit(1);
	return job?.id ?? 0;
};

/**
 * The server dies after a time; another one takes its place on the same port. Like a person who sees an error, `ask` is
 * repeated only if the list of jobs has no new one.
 */
export const askThroughKill = async (
	site: Pick<Site, 'app' | 'servers' | 'startServer'>,
	ask: (url: string) => Promise<Answer<{ id: number }>>,
	killAfterMs: number,
): Promise<Asked> => {
	const server = site.servers.at(-1);
	if (!server) throw new Error('the site has a server');
	const before = await newestJob(site);
	const unheard = ask(server.url).then(
		() => {},
		() => {},
	);
	await sleep(killAfterMs);
	await server.kill();
	await unheard;
	const next = await site.startServer(Number(new URL(server.url).port));
	const made = await newestJob(site);
	if (made !== before) return { id: made, wasMade: true, answeredMs: 0 };
	const begin = performance.now();
	const { status, data, text } = await ask(next.url);
	if (status !== 200) throw new Error(`the job was answered ${status}: ${text.slice(0, 200)}`);
	return { id: data.id, wasMade: false, answeredMs: performance.now() - begin };
};
