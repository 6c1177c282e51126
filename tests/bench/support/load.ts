import http from 'node:http';

/** Measures throughput: repeats a request on keep-alive connections and returns responses per second. */

export type Request = { url: string; method: string; token: string; body: string | null };

const CONNECTIONS = 12;

const once = (agent: http.Agent, { url, method, token, body }: Request): Promise<number> =>
	new Promise((resolve, reject) => {
		const headers = {
			Authorization: `Bearer ${token}`,
			...(body === null ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
		};
		const request = http.request(url, { agent, method, headers }, (response) => {
			response.resume();
			response.once('end', () => resolve(response.statusCode ?? 0));
		});
		request.once('error', reject);
		request.end(body ?? undefined);
	});

/** @throws unless every response is 200 */
export const throughput = async (request: Request, milliseconds: number): Promise<number> => {
	const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	const begin = performance.now();
	let answered = 0;
	const ask = async (): Promise<void> => {
		while (performance.now() - begin < milliseconds) {
			const status = await once(agent, request);
			if (status !== 200) throw new Error(`${request.method} ${request.url}: ${status}`);
			answered++;
		}
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, ask));
	agent.destroy();
	return answered / ((performance.now() - begin) / 1000);
};
