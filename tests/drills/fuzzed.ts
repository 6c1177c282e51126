import { listOperations, type Operation } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser, type Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { createChecks, type Drill, seconds } from './support/drill.ts';
import { memoryMissing, residentMemory } from './support/memory.ts';
import { createRandom, type Random } from './support/random.ts';
import { withSite } from './support/site.ts';

const CONCURRENCY = 8;
const SEED = 20_261_121;

const ODD: readonly unknown[] = [
	null,
	true,
	0,
	-1,
	1.5,
	2 ** 31,
	2 ** 53,
	1e308,
	'',
	' ',
	'0',
	'1',
	'NaN',
	'%',
	"' or 1=1 --",
	'\\',
	'\u0000',
	'\ud800',
	'髙﨑①㈱𠮷',
	'=1+1',
	'x'.repeat(300),
	'x'.repeat(20_000),
	[],
	[[]],
	[null],
	{},
	{ $ne: 1 },
	'2026-02-30',
	'2026-11-21',
	[1, 2, 3],
];

const oddValue = (random: Random): unknown =>
	random.chance(0.1)
		? { [String(random.pick(['id', 'content', '__proto__', 'constructor']))]: random.pick(ODD) }
		: random.pick(ODD);

const bodyFor = ({ body, hasBody }: Operation, random: Random): string | undefined => {
	if (!hasBody) return random.chance(0.1) ? '{"a":1}' : undefined;
	if (random.chance(0.05))
		return random.pick(['', '{', '[]', 'null', '"x"', '{"__proto__":{"role":0}}', '['.repeat(5_000)]);
	const fields = Object.keys(body).filter(() => random.chance(0.85));
	return JSON.stringify(Object.fromEntries(fields.map((field) => [field, oddValue(random)])));
};

const pathFor = ({ path, query }: Operation, ids: readonly number[], random: Random): string => {
	const filled = path.replace(/:\w+\*?/g, () =>
		encodeURIComponent(
			random.chance(0.6)
				? String(random.pick(ids))
				: String(random.pick(['0', '-1', 'x', '1e9', '99999999999', '../..', '%00', '１'])),
		),
	);
	const names = Object.keys(query).filter(() => random.chance(0.5));
	const parameters = new URLSearchParams(names.map((name) => [name, String(random.pick(ODD)).slice(0, 500)]));
	return `${filled}?${parameters}`;
};

/** A caller, with its current session. */
type Session = { readonly userId: number | null; token: string | null };

const sessionOf = ({ user, token }: Person): Session => ({ userId: user.id, token });

export const fuzzed: Drill = {
	name: 'fuzzed requests over every call',
	rule: 'no 5xx, no exit, memory within 10 %',
	limitMs: 300_000,
	missing: memoryMissing,
	run: ({ requests }) =>
		withSite({ servers: 1 }, async ({ app, servers }) => {
			const { problems, check } = createChecks();
			const [server] = servers;
			if (!server) throw new Error('no server was started');
			const random = createRandom(SEED);
			const staged = await assessmentAt(app, 8);
			const assessor = await makeAssessor(app, [staged.companyId]);
			const member = await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
			const staff = [sessionOf(staged.admin), sessionOf(assessor)];
			const people = [sessionOf(staged.owner), sessionOf(member)];
			const nobody: readonly Session[] = [
				{ userId: null, token: null },
				{ userId: null, token: 'x'.repeat(43) },
			];
			const everyone = [...staff, ...people, ...nobody];
			const sessionFor = ({ access }: Operation): Session => {
				if (random.chance(0.15)) return random.pick(everyone);
				return random.pick(access.startsWith('console') ? staff : people);
			};
			/** Some calls revoke the caller's session; without a new one all later calls would answer 401. */
			const signInAgain = async (session: Session): Promise<void> => {
				if (session.userId !== null) session.token = await app.deps.sessions.open(session.userId);
			};
			const ids = [
				staged.progress.id,
				staged.companyId,
				staged.owner.user.id,
				...Array.from({ length: 30 }, (_, n) => n + 1),
			];
			// A logout would revoke the session of later calls.
			const calls = listOperations(operations).filter(({ name }) => !/logout/.test(name));
			const statuses = new Map<string, number>();
			const failures = new Set<string>();
			const one = async (n: number): Promise<void> => {
				const { name, operation } = calls[n % calls.length] ?? { name: '', operation: null };
				if (!operation) return;
				const raw = bodyFor(operation, random);
				const method = random.pick(operation.methods);
				const path = pathFor(operation, ids, random);
				const type = random.chance(0.03)
					? { 'Content-Type': random.pick(['text/plain', 'application/json\t;x', 'multipart/form-data']) }
					: {};
				const session = sessionFor(operation);
				const { status } = await call(server, method, path, {
					token: session.token,
					headers: type,
					...(raw === undefined || method === 'GET' ? {} : { raw }),
				}).catch(() => ({ status: 0 }));
				if (status === 401) await signInAgain(session);
				const kind = status === 0 ? 'no answer' : String(status);
				statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
				if (status === 0 || status >= 500)
					failures.add(`${method} ${path.slice(0, 120)} (${name}): ${status} ${raw?.slice(0, 200) ?? ''}`);
			};
			const run = async (from: number, to: number): Promise<void> => {
				let next = from;
				await Promise.all(
					Array.from({ length: CONCURRENCY }, async () => {
						while (next < to) await one(next++);
					}),
				);
			};
			const begin = performance.now();
			// Memory grows until all code has run once, so the baseline is taken after the first half.
			await run(0, requests / 2);
			const before = residentMemory(server.pid);
			await run(requests / 2, requests);
			const took = performance.now() - begin;
			check(!server.hasExited(), 'the server died');
			const after = server.hasExited() ? 0 : residentMemory(server.pid);
			check(after < before * 1.1, `memory went from ${Math.round(before)} to ${Math.round(after)} MB`);
			for (const failure of [...failures].slice(0, 10)) check(false, failure);
			const summary = [...statuses]
				.sort()
				.map(([kind, count]) => `${count} × ${kind}`)
				.join(', ');
			return {
				figures: `${requests} requests on ${calls.length} calls in ${seconds(took)}: ${summary}; memory ${Math.round(before)} → ${Math.round(after)} MB`,
				problems,
			};
		}),
};
