import net from 'node:net';

const LIMIT_MS = 3_000;

/** A Redis in protected mode answers so to each connection from another machine, and closes it. */
const PROTECTED = '-DENIED';

/** What the server at a plain `redis:` URL says first; null if it cannot be reached. */
const firstWords = (url: string): Promise<string | null> =>
	new Promise((resolve) => {
		const { hostname, port } = new URL(url);
		const socket = net.connect(Number(port || 6379), hostname.replace(/^\[|\]$/g, ''));
		const end = (words: string | null): void => {
			socket.destroy();
			resolve(words);
		};
		socket.setTimeout(LIMIT_MS, () => end(null));
		socket.once('connect', () => socket.write('PING\r\n'));
		socket.once('data', (data) => end(data.toString('utf8')));
		socket.once('error', () => end(null));
		socket.once('close', () => end(null));
	});

/**
 * Why Redis closes every connection, in one line; null if it does not. Its clients report only that the connection was
 * lost, since the refusal comes before they have asked anything.
 */
export const redisRefusal = async (url: string): Promise<string | null> => {
	if (!url.startsWith('redis:')) return null;
	return (await firstWords(url))?.startsWith(PROTECTED)
		? 'Redis is in protected mode and accepts its own machine only: give it a password (requirepass) and put it in REDIS_URL'
		: null;
};
