import http from 'node:http';
import { quantile } from '#tests/support/quantiles.ts';

/** Measures throughput: repeats requests on keep-alive connections. */

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

export type Load = { perSecond: number; p99: number };

/** Puts load on a server with each of the requests in turn. @throws unless every response is 200 */
export const load = async (requests: readonly Request[], milliseconds: number): Promise<Load> => {
	const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	const begin = performance.now();
	const times: number[] = [];
	const ask = async (): Promise<void> => {
		while (performance.now() - begin < milliseconds) {
			const request = requests[times.length % requests.length];
			if (!request) throw new Error('no request to send');
			const sent = performance.now();
			const status = await once(agent, request);
			if (status !== 200) throw new Error(`${request.method} ${request.url}: ${status}`);
			times.push(performance.now() - sent);
		}
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, ask));
	agent.destroy();
	return { perSecond: times.length / ((performance.now() - begin) / 1000), p99: quantile(times, 0.99) };
};

/** How many responses a second one request gets. @throws unless every response is 200 */
export const throughput = async (request: Request, milliseconds: number): Promise<number> =>
	(await load([request], milliseconds)).perSecond;
