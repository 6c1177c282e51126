import fs from 'node:fs';
import { listOperations, type Operation } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser, type Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { createChecks, type Drill, seconds } from './support/drill.ts';
import { withSite } from './support/site.ts';

const AT_ONCE = 8;
const SEED = 20_261_121;

/** Small and the same every time, so that what it finds can be found again. */
const createDice = (seed: number) => {
	let state = seed;
	const next = (): number => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
	return {
		pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
		chance: (of: number) => next() < of,
	};
};

type Dice = ReturnType<typeof createDice>;

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

const oddValue = (dice: Dice): unknown =>
	dice.chance(0.1)
		? { [String(dice.pick(['id', 'content', '__proto__', 'constructor']))]: dice.pick(ODD) }
		: dice.pick(ODD);

const bodyFor = ({ body, hasBody }: Operation, dice: Dice): string | undefined => {
	if (!hasBody) return dice.chance(0.1) ? '{"a":1}' : undefined;
	if (dice.chance(0.05))
		return dice.pick(['', '{', '[]', 'null', '"x"', '{"__proto__":{"role":0}}', '['.repeat(5_000)]);
	const fields = Object.keys(body).filter(() => dice.chance(0.85));
	return JSON.stringify(Object.fromEntries(fields.map((field) => [field, oddValue(dice)])));
};

const pathFor = ({ path, query }: Operation, ids: readonly number[], dice: Dice): string => {
	const filled = path.replace(/:\w+\*?/g, () =>
		encodeURIComponent(
			dice.chance(0.6)
				? String(dice.pick(ids))
				: String(dice.pick(['0', '-1', 'x', '1e9', '99999999999', '../..', '%00', '１'])),
		),
	);
	const asked = Object.keys(query).filter(() => dice.chance(0.5));
	const parameters = new URLSearchParams(asked.map((name) => [name, String(dice.pick(ODD)).slice(0, 500)]));
	return `${filled}?${parameters}`;
};

/** Somebody who calls. */
type Seat = { readonly userId: number | null; token: string | null };

const seatOf = ({ user, token }: Person): Seat => ({ userId: user.id, token });

/** What the process holds in memory, in MB. */
const residentMemory = (pid: number): number => {
	const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

export const fuzzed: Drill = {
	name: 'fuzzed requests over every call',
	rule: 'no 5xx, no exit, memory within 10 %',
	limitMs: 300_000,
	missing: process.platform === 'linux' ? null : 'memory is read from /proc',
	run: ({ requests }) =>
		withSite({ servers: 1 }, async ({ app, servers }) => {
			const { problems, check } = createChecks();
			const [server] = servers;
			if (!server) throw new Error('no server was started');
			const dice = createDice(SEED);
			const staged = await assessmentAt(app, 8);
			const assessor = await makeAssessor(app, [staged.companyId]);
			const member = await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
			const staff = [seatOf(staged.admin), seatOf(assessor)];
			const people = [seatOf(staged.owner), seatOf(member)];
			const nobody: readonly Seat[] = [
				{ userId: null, token: null },
				{ userId: null, token: 'x'.repeat(43) },
			];
			const everyone = [...staff, ...people, ...nobody];
			const seatFor = ({ access }: Operation): Seat => {
				if (dice.chance(0.15)) return dice.pick(everyone);
				return dice.pick(access.startsWith('console') ? staff : people);
			};
			/** Some calls end one's own sign-ins: then one signs in again, or the rest would only meet the access. */
			const signInAgain = async (seat: Seat): Promise<void> => {
				if (seat.userId !== null) seat.token = await app.deps.sessions.open(seat.userId);
			};
			const ids = [
				staged.progress.id,
				staged.companyId,
				staged.owner.user.id,
				...Array.from({ length: 30 }, (_, n) => n + 1),
			];
			// Signing out would end what the rest of them needs.
			const calls = listOperations(operations).filter(({ name }) => !/logout/.test(name));
			const statuses = new Map<string, number>();
			const failures = new Set<string>();
			const one = async (n: number): Promise<void> => {
				const { name, operation } = calls[n % calls.length] ?? { name: '', operation: null };
				if (!operation) return;
				const raw = bodyFor(operation, dice);
				const method = dice.pick(operation.methods);
				const path = pathFor(operation, ids, dice);
				const type = dice.chance(0.03)
					? { 'Content-Type': dice.pick(['text/plain', 'application/json\t;x', 'multipart/form-data']) }
					: {};
				const seat = seatFor(operation);
				const { status } = await call(server, method, path, {
					token: seat.token,
					headers: type,
					...(raw === undefined || method === 'GET' ? {} : { raw }),
				}).catch(() => ({ status: 0 }));
				if (status === 401) await signInAgain(seat);
				const kind = status === 0 ? 'no answer' : String(status);
				statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
				if (status === 0 || status >= 500)
					failures.add(`${method} ${path.slice(0, 120)} (${name}): ${status} ${raw?.slice(0, 200) ?? ''}`);
			};
			const run = async (from: number, to: number): Promise<void> => {
				let next = from;
				await Promise.all(
					Array.from({ length: AT_ONCE }, async () => {
						while (next < to) await one(next++);
					}),
				);
			};
			const begin = performance.now();
			// A process grows until it has met everything once: it is weighed after the first half.
			await run(0, requests / 2);
			const before = residentMemory(server.pid);
			await run(requests / 2, requests);
			const took = performance.now() - begin;
			check(!server.hasExited(), 'the server died');
			const after = server.hasExited() ? 0 : residentMemory(server.pid);
			check(after < before * 1.1, `memory went from ${Math.round(before)} to ${Math.round(after)} MB`);
			for (const failure of [...failures].slice(0, 10)) check(false, failure);
			const told = [...statuses]
				.sort()
				.map(([kind, count]) => `${count} × ${kind}`)
				.join(', ');
			return {
				figures: `${requests} requests on ${calls.length} calls in ${seconds(took)}: ${told}; memory ${Math.round(before)} → ${Math.round(after)} MB`,
				problems,
			};
		}),
};
