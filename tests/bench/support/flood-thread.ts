import http from 'node:http';
import { workerData } from 'node:worker_threads';

/** The thread of `flood.ts`: one request after the other on each connection, whatever the answers are. */

const { url, connections } = workerData as { url: string; connections: number };

const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

const ask = (): void => {
	http.get(url, { agent }, (response) => {
		response.resume();
		response.once('end', ask);
	});
};

for (let connection = 0; connection < connections; connection++) ask();
