import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Keeps open connections below the process's limit of file descriptors, so that files, the database and new clients
 * stay reachable while someone holds connections open.
 */

/** The rest is for files, the database, the queue and Node itself. */
const SHARE_OF_DESCRIPTORS = 0.6;

/** Soft limit of open files; null if unknown. */
const descriptorLimit = (): number | null => {
	try {
		const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
		return limit === undefined ? null : Number(limit);
	} catch {
		return null;
	}
};

/** Maximum number of connections; `asked` is the setting. */
export const connectionLimit = (asked: number, descriptors: number | null = descriptorLimit()): number =>
	descriptors === null ? asked : Math.max(1, Math.min(asked, Math.floor(descriptors * SHARE_OF_DESCRIPTORS)));

type Use = { running: number; hasServed: boolean };

/** The connection to close for a new one: the oldest that has not sent a request, otherwise the oldest idle one. */
const expendable = (open: ReadonlyMap<Socket, Use>): Socket | null => {
	let idle: Socket | null = null;
	for (const [socket, { running, hasServed }] of open) {
		if (running > 0) continue;
		if (!hasServed) return socket;
		idle ??= socket;
	}
	return idle;
};

/** At the limit, a new connection replaces an unused one; if all are in use, the new one is closed. */
export const limitConnections = ({ server }: FastifyInstance, limit: number): void => {
	// In order of age.
	const open = new Map<Socket, Use>();
	server.on('connection', (socket: Socket) => {
		if (open.size >= limit) {
			const given = expendable(open) ?? socket;
			given.destroy();
			if (given === socket) return;
			open.delete(given);
		}
		open.set(socket, { running: 0, hasServed: false });
		socket.once('close', () => open.delete(socket));
	});
	server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
		const use = open.get(socket);
		if (!use) return;
		use.running++;
		response.once('close', () => {
			use.running--;
			use.hasServed = true;
		});
	});
};
