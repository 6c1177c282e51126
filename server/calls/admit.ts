import type { Actor } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import { acceptsArea, isForAdmins } from './access.ts';
import type { RequestContext } from './context.ts';
import { budgetOf } from './cost.ts';
import type { Operation } from './operation.ts';
import { LARGE_BODY_BYTES } from './turns.ts';

type Guarded = Pick<Operation, 'access' | 'needsCsrf' | 'cost' | 'traits'>;

const authenticate = async ({ access, traits }: Guarded, context: RequestContext): Promise<Actor | null> => {
	if (access === 'open') return null;
	const actor = await context.actor();
	if (!actor || !acceptsArea(access, actor.area)) throw new AppError('common.unauthenticated', { status: 401 });
	if (actor.lacksSecondFactor && !traits.has('beforeSecondFactor')) {
		throw new AppError('accounts.secondFactorMissing', { status: 401 });
	}
	return actor;
};

const countCall = async (
	{ cost, traits }: Guarded,
	name: string,
	actor: Actor | null,
	{ deps, call }: RequestContext,
): Promise<void> => {
	const budget = budgetOf(cost);
	if (budget) await deps.limits.spend(budget, name, actor ? `user-${actor.userId}` : call.limitKey);
	if (traits.has('limitsMissesOnly')) return;
	const { callsPerToken } = traits.has('untraced') ? deps.limits.untraced : deps.limits;
	await callsPerToken.consume(actor ? `user-${actor.sessionToken}` : `address-${call.limitKey}`);
};

const check = async (operation: Guarded, name: string, context: RequestContext): Promise<Actor | null> => {
	if (operation.needsCsrf && context.csrf() !== 'passed') throw new AppError('common.csrf', { status: 419 });
	const actor = await authenticate(operation, context);
	await countCall(operation, name, actor, context);
	if (isForAdmins(operation.access) && actor?.role !== 0) throw new AppError('common.forbidden', { status: 403 });
	return actor;
};

/** Whether a refusal is audited: all but a 401 without a token. */
const isAudited = (error: unknown, { traits }: Guarded, context: RequestContext): error is AppError =>
	error instanceof AppError && !traits.has('untraced') && (error.status !== 401 || context.hasToken);

/**
 * Checks CSRF, authentication, rate limits and role, in the contract's order: 419, 401, 429, 403. The transport has
 * checked 413, 404 and 405 before; parsing checks 400, 415 and 422 after. `name` is the operation's name in the router,
 * for limits and the audit log.
 */
export const admit = async (operation: Guarded, name: string, context: RequestContext): Promise<Actor | null> => {
	try {
		return await check(operation, name, context);
	} catch (error) {
		if (isAudited(error, operation, context)) {
			const actor = error.status === 401 ? null : await context.actor();
			await context.deps.auditCounter.count({
				action: `refused.${error.status}`,
				actorId: actor?.userId ?? null,
				account: actor ? `${actor.userId} ${name}` : null,
				detail: { call: name },
				call: context.call,
			});
		}
		throw error;
	}
};

/**
 * Parses the input of an admitted call. Open calls and large bodies queue for a turn. Malformed input of open calls is
 * counted by address and limited, unless the call has a budget.
 * @throws TooManyAttempts; AppError 429 if the queue is full
 */
export const readAdmitted = async <T>(
	{ access, cost, traits }: Guarded,
	{ deps, call, bodyBytes }: RequestContext,
	read: () => T | Promise<T>,
): Promise<T> => {
	if (access === 'open' || bodyBytes > LARGE_BODY_BYTES) await deps.turns.take();
	try {
		return await read();
	} catch (error) {
		const { malformedPerAddress } = traits.has('untraced') ? deps.limits.untraced : deps.limits;
		if (access === 'open' && budgetOf(cost) === null) await malformedPerAddress.consume(call.limitKey);
		throw error;
	}
};
