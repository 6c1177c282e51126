import net from 'node:net';

/** A TCP proxy that can stall: connections stay open and new ones are accepted, but no byte passes. */

export type StallingProxy = {
	/** The same URL with the address of the proxy. */
	url: string;
	stall: () => void;
	resume: () => void;
	close: () => Promise<void>;
};

/** The address of PostgreSQL: a Unix socket if the URL has a folder as `host`. */
const addressOf = ({ searchParams, hostname, port }: URL): net.NetConnectOpts => {
	const folder = searchParams.get('host');
	return folder ? { path: `${folder}/.s.PGSQL.${port || '5432'}` } : { host: hostname, port: Number(port || '5432') };
};

/** Connections are distributed round robin over the targets. */
export const startStallingProxy = async (...targets: [string, ...string[]]): Promise<StallingProxy> => {
	let connections = 0;
	const sockets = new Set<net.Socket>();
	let isStalled = false;
	const server = net.createServer((near) => {
		const target = targets[connections++ % targets.length] ?? targets[0];
		const far = net.connect(addressOf(new URL(target)));
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(from);
			from.on('error', () => {});
			from.on('data', (chunk) => to.write(chunk));
			from.on('close', () => {
				sockets.delete(from);
				to.destroy();
			});
			if (isStalled) from.pause();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const own = new URL(targets[0]);
	own.searchParams.delete('host');
	own.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
	return {
		url: own.toString(),
		stall: () => {
			isStalled = true;
			for (const socket of sockets) socket.pause();
		},
		resume: () => {
			isStalled = false;
			for (const socket of sockets) socket.resume();
		},
		close: async () => {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
};
