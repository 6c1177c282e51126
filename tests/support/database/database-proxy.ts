import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A proxy for PostgreSQL that loses responses, so that a client cannot know whether its commit succeeded. */

export type DatabaseProxy = {
	/** The URL of the database through the proxy. */
	url: string;
	/** After `passed` commits, the next `count` ones succeed, but the connection closes before the response. */
	loseCommits: (count: number, passed?: number) => void;
	/** While on, commits succeed, but their responses are dropped; connections stay open. */
	hushCommits: (isOn: boolean) => void;
	/**
	 * After `passed` connections, PostgreSQL ends the next one as soon as it is open. The client receives both in one
	 * chunk, as if it had got no CPU time in between. The returned function says whether that has happened.
	 */
	endOpened: (passed: number) => () => boolean;
	close: () => Promise<void>;
};

export const SOCKET = '.s.PGSQL.5432';
const COMMIT = Buffer.from('commit\0');
/** ReadyForQuery with the status 'idle', outside of a transaction. */
const ENDED = Buffer.from('Z\0\0\0\x05I');

/** What a PostgreSQL session sends when its postmaster is killed. */
const GONE = (() => {
	const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0');
	const head = Buffer.from('E\0\0\0\0');
	head.writeInt32BE(fields.length + 4, 1);
	return Buffer.concat([head, fields]);
})();

export const connectTo = (url: URL): net.Socket => {
	const folder = url.searchParams.get('host');
	return folder?.startsWith('/')
		? net.connect(path.join(folder, SOCKET))
		: net.connect(Number(url.port || 5432), url.hostname);
};

export const startDatabaseProxy = async (database: string): Promise<DatabaseProxy> => {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-proxy-'));
	const target = new URL(database);
	const open = new Set<net.Socket>();
	let toPass = 0;
	let toLose = 0;
	let isHushed = false;
	let toOpen: { passed: number; hasEnded: boolean } | null = null;
	const server = net.createServer((client) => {
		const upstream = connectTo(target);
		let isLosing = false;
		let isSilent = false;
		const opened = toOpen?.passed === 0 ? toOpen : null;
		if (opened) toOpen = null;
		else if (toOpen) toOpen.passed--;
		client.on('data', (chunk) => {
			if (chunk.includes(COMMIT)) {
				if (isHushed) isSilent = true;
				else if (toPass > 0) toPass--;
				else if (toLose > 0) {
					toLose--;
					isLosing = true;
				}
			}
			upstream.write(chunk);
		});
		upstream.on('data', (chunk) => {
			if (isSilent) return;
			if (opened && !opened.hasEnded && chunk.includes(ENDED)) {
				opened.hasEnded = true;
				client.end(Buffer.concat([chunk, GONE]));
			} else if (!isLosing) client.write(chunk);
			// The commit may be pipelined with statements before it: only ReadyForQuery means that it happened.
			else if (chunk.includes(ENDED)) client.destroy();
		});
		for (const [one, other] of [
			[client, upstream],
			[upstream, client],
		] as const) {
			open.add(one);
			one.on('error', () => {});
			one.on('close', () => {
				open.delete(one);
				other.destroy();
			});
		}
	});
	server.listen(path.join(folder, SOCKET));
	await once(server, 'listening');
	const url = new URL(database);
	url.searchParams.set('host', folder);
	return {
		url: url.toString(),
		loseCommits: (count, passed = 0) => {
			toPass = passed;
			toLose = count;
		},
		hushCommits: (isOn) => {
			isHushed = isOn;
		},
		endOpened: (passed) => {
			const wanted = { passed, hasEnded: false };
			toOpen = wanted;
			return () => wanted.hasEnded;
		},
		close: async () => {
			for (const socket of open) socket.destroy();
			server.close();
			await once(server, 'close');
			fs.rmSync(folder, { recursive: true, force: true });
		},
	};
};
