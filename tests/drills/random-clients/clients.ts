import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation, Outcome } from '#tests/drills/history/operation.ts';
import { createRandom, type Random } from '#tests/drills/support/random.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { type Answer, call } from '#tests/support/client.ts';
import type { Action, Request } from './action.ts';
import { ANSWERING_ACTIONS, look } from './answering-actions.ts';
import { CHECKING_ACTIONS } from './checking-actions.ts';
import { MOVE_ACTIONS } from './move-actions.ts';
import { addressOf } from './operation-address.ts';
import { REPORT_ACTIONS } from './report-actions.ts';
import { type Company, readStructure } from './world.ts';

/** Clients that do random things, and write down what they were told. */

const ACTIONS: readonly Action[] = [...ANSWERING_ACTIONS, ...CHECKING_ACTIONS, ...REPORT_ACTIONS, ...MOVE_ACTIONS];

/** How often a client does something that cannot succeed at this status, as far as it knows. */
const ODD = 0.04;
const LOOK_AFTER_REFUSAL = 0.3;
const TIMEOUT_MS = 20_000;
const DOWN_PAUSE_MS = 50;

export type Clients = {
	app: TestApp;
	companies: readonly Company[];
	/** The servers, which the clients take in turn. */
	urls: readonly string[];
	seed: number;
	operations: number;
	concurrency: number;
	/** Told each tenth that is done. */
	onProgress?: (done: number) => void;
};

const choose = (company: Company, random: Random): Action => {
	const isOdd = random.chance(ODD);
	const thoughtOf = ACTIONS.filter(
		({ acceptedAt, triedAt }) => isOdd || (triedAt ?? acceptedAt).includes(company.status),
	);
	return random.weighted(thoughtOf.map((action) => ({ action, weight: action.weight(company) }))).action;
};

const outcomeOf = (answer: Answer | null, { isUncertain }: Request): Outcome => {
	if (answer === null || answer.status >= 500) return 'unknown';
	if (answer.status < 300) return 'done';
	return isUncertain?.(answer) ? 'unknown' : 'refused';
};

/** Whether the request was never sent: the server does not listen. */
const isUnsent = (error: unknown): boolean =>
	error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

/** Runs the clients until so many calls were answered, or given up. */
export const runClients = async ({ app, companies, urls, seed, operations, concurrency, onProgress }: Clients) => {
	const history: Operation[] = [];
	const randoms = createRandom(seed);
	let serial = 0;
	let turn = 0;

	/** Null without an answer; a server that does not listen is passed over, as a load balancer does. */
	const send = async (request: Request, token: string | null, operationId: number): Promise<Answer | null> => {
		const { method, path, body, raw } = request;
		for (;;) {
			try {
				return await call({ url: urls[turn++ % urls.length] ?? '' }, method, path, {
					token,
					headers: { 'X-Forwarded-For': addressOf(operationId) },
					signal: AbortSignal.timeout(TIMEOUT_MS),
					...(body === undefined ? {} : { body }),
					...(raw === undefined ? {} : { raw }),
				});
			} catch (error) {
				if (!isUnsent(error)) return null;
				await sleep(DOWN_PAUSE_MS);
			}
		}
	};

	const act = async (company: Company, action: Action, random: Random): Promise<void> => {
		const id = ++serial;
		const request = action.request({ company, random, operationId: id });
		if (!request) return;
		const { progressId } = company.structure;
		const startedAt = performance.now();
		const answer = await send(request, action.who(company, random).token, id);
		const endedAt = performance.now();
		const outcome = outcomeOf(answer, request);
		const { name, acceptedAt, effects } = action;
		const learnt = answer && outcome === 'done' ? (request.learn?.(answer) ?? {}) : {};
		const status = answer?.status ?? null;
		const told = { act: request.act, progressId, ...learnt };
		history.push({
			id,
			name,
			companyId: company.id,
			startedAt,
			endedAt,
			outcome,
			status,
			acceptedAt,
			effects,
			...told,
		});
		if (history.length % Math.ceil(operations / 10) === 0) onProgress?.(history.length);
		if (outcome === 'done') return;
		company.isOutdated = true;
		if (action !== look && random.chance(LOOK_AFTER_REFUSAL)) await act(company, look, random);
	};

	const refresh = async (company: Company): Promise<void> => {
		company.isOutdated = false;
		try {
			company.structure = await readStructure(app, company.id);
		} catch {
			// The database is down: the clients go on with what they know.
			company.isOutdated = true;
		}
	};

	const work = async (random: Random): Promise<void> => {
		while (history.length < operations) {
			const company = random.pick(companies);
			if (company.isOutdated) await refresh(company);
			await act(company, choose(company, random), random);
		}
	};

	await Promise.all(Array.from({ length: concurrency }, () => work(createRandom(randoms.seed()))));
	return history;
};
