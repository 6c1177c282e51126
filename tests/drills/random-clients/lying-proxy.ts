import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Rule } from '#tests/drills/history/violation.ts';

/** A proxy that breaks a promise of the server behind it: the checker must find it. */

type Passing = { method: string; path: string; body: Buffer };
type Given = { status: number; body: Buffer };
type Pass = (body?: Buffer) => Promise<Given>;

export type Lie = {
	name: string;
	/** The rules of which at least one must be found broken. */
	finds: readonly Rule[];
	applies: (passing: Passing) => boolean;
	answer: (passing: Passing, pass: Pass) => Promise<Given>;
};

const json = (data: unknown): Given => ({ status: 200, body: Buffer.from(JSON.stringify({ message: '', data })) });

const isSave = ({ method, path }: Passing): boolean => method === 'POST' && path.endsWith('/save_changes');
const versionIn = ({ body }: Passing): number | null =>
	(JSON.parse(body.toString() || '{}') as { version?: number }).version ?? null;

/** Each returns a new one, since some remember what they saw. */
export const LIES: readonly (() => Lie)[] = [
	() => ({
		name: 'saves are acknowledged and thrown away',
		finds: ['acknowledged write lost', 'stale version won'],
		applies: (passing) => isSave(passing) && versionIn(passing) !== null,
		answer: async (passing) => json({ version: (versionIn(passing) ?? 0) + 1, saved_at: '', is_answered: false }),
	}),
	() => ({
		name: 'saves are sent without their version',
		finds: ['stale version won'],
		applies: (passing) => isSave(passing) && versionIn(passing) !== null,
		answer: ({ body }, pass) => {
			const { version: _, ...others } = JSON.parse(body.toString()) as Record<string, unknown>;
			return pass(Buffer.from(JSON.stringify(others)));
		},
	}),
	() => ({
		name: 'saves are sent twice',
		finds: ['effect twice, missing or of a refused call'],
		applies: (passing) => isSave(passing) && versionIn(passing) === null,
		answer: async (_, pass) => {
			await pass();
			return pass();
		},
	}),
	() => {
		const kept = new Map<string, Given>();
		return {
			name: 'reads are answered from a cache',
			finds: ['stale read'],
			applies: ({ method }) => method === 'GET',
			answer: async ({ path }, pass) => {
				const given = kept.get(path) ?? (await pass());
				kept.set(path, given);
				return given;
			},
		};
	},
	() => ({
		name: 'submissions are acknowledged and thrown away',
		finds: ['acknowledged write lost'],
		applies: ({ method, path }) => method === 'POST' && path === '/api/app/assessment',
		answer: async () => json(null),
	}),
	() => ({
		name: 'uploads are sent twice',
		finds: ['effect twice, missing or of a refused call'],
		applies: ({ method, path }) => method === 'POST' && path === '/api/app/documents',
		answer: async (_, pass) => {
			const given = await pass();
			await pass();
			return given;
		},
	}),
	() => ({
		name: 'removals are acknowledged and thrown away',
		finds: ['document lost or left'],
		applies: ({ method }) => method === 'DELETE',
		answer: async () => json(null),
	}),
	() => ({
		name: 'requests for grading are acknowledged and thrown away',
		finds: ['job not done once'],
		applies: ({ method, path }) => method === 'POST' && /pending_assessments\/\d+$/.test(path),
		answer: async () => json(null),
	}),
];

const passTo =
	(target: string, { method, path, body }: Passing, headers: http.IncomingHttpHeaders): Pass =>
	(changed = body) =>
		new Promise((resolve, reject) => {
			const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...others } = headers;
			const length = changed.length > 0 ? { 'content-length': String(changed.length) } : {};
			const request = http.request(`${target}${path}`, { method, headers: { ...others, ...length } }, (response) => {
				buffer(response).then((given) => resolve({ status: response.statusCode ?? 502, body: given }), reject);
			});
			request.on('error', reject);
			request.end(changed);
		});

/** Passes everything on, but lies wherever it applies. */
export const startLyingProxy = async (
	target: string,
	lie: Lie,
): Promise<{ url: string; close: () => Promise<void> }> => {
	const answer = async (request: http.IncomingMessage): Promise<Given> => {
		const passing = { method: request.method ?? '', path: request.url ?? '', body: await buffer(request) };
		const pass = passTo(target, passing, request.headers);
		return lie.applies(passing) ? lie.answer(passing, pass) : pass();
	};
	const server = http.createServer((request, response) => {
		answer(request).then(
			({ status, body }) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body),
			() => response.destroy(),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
	return {
		url: `http://127.0.0.1:${address.port}`,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
};
