import type { Actor } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import { type AccessPolicy, acceptsArea, isForAdmins } from './access.ts';
import type { RequestContext } from './context.ts';
import type { Operation } from './operation.ts';

type Guarded = Pick<Operation, 'access' | 'needsCsrf' | 'throttled'>;

const authenticate = async (access: AccessPolicy, context: RequestContext): Promise<Actor | null> => {
	if (access === 'open') return null;
	const actor = await context.actor();
	if (!actor || !acceptsArea(access, actor.area)) throw new AppError('common.unauthenticated', { status: 401 });
	return actor;
};

const countCall = async (
	{ throttled }: Guarded,
	actor: Actor | null,
	{ deps, call }: RequestContext,
): Promise<void> => {
	if (throttled) await deps.limits.openPerAddress.consume(call.limitKey);
	await deps.limits.callsPerToken.consume(actor ? `user-${actor.sessionToken}` : `address-${call.limitKey}`);
};

const check = async (operation: Guarded, context: RequestContext): Promise<Actor | null> => {
	if (operation.needsCsrf && context.csrf() !== 'passed') throw new AppError('common.csrf', { status: 419 });
	const actor = await authenticate(operation.access, context);
	await countCall(operation, actor, context);
	if (isForAdmins(operation.access) && actor?.role !== 0) throw new AppError('common.forbidden', { status: 403 });
	return actor;
};

/** Whether a refusal is recorded in the audit log: no 401 without a token. */
const isAudited = (error: unknown, context: RequestContext): error is AppError =>
	error instanceof AppError && (error.status !== 401 || context.hasToken);

/**
 * Checks CSRF, authentication, rate limits and role, in the contract's order: 419, 401, 429, 403. 413, 404 and 405 come
 * before, from the transport; 400, 415 and 422 after, from parsing. `name` is the operation's in the router, for the
 * audit log.
 */
export const admit = async (operation: Guarded, name: string, context: RequestContext): Promise<Actor | null> => {
	try {
		return await check(operation, context);
	} catch (error) {
		if (isAudited(error, context)) {
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
 * Counts malformed input of open calls by address: an anonymous client that sends nothing else is refused before its
 * input is read. Calls that are limited anyway are counted by that limit.
 * @throws TooManyAttempts
 */
export const countMalformed = async <T>(
	{ access, throttled }: Guarded,
	{ deps, call }: RequestContext,
	read: () => T | Promise<T>,
): Promise<T> => {
	try {
		return await read();
	} catch (error) {
		if (access === 'open' && !throttled) await deps.limits.malformedPerAddress.consume(call.limitKey);
		throw error;
	}
};
