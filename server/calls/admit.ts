import { recordAudit } from '#server/audit/record.ts';
import type { Actor } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import { TooManyAttempts } from '#server/base/limits.ts';
import type { RequestContext } from './context.ts';
import type { Door, Operation } from './operation.ts';

type Entrance = Pick<Operation, 'door' | 'kind' | 'withoutCsrf' | 'throttled'>;

const AREA_OF: Record<Exclude<Door, 'open' | 'signedIn'>, Actor['area']> = {
	company: 'app',
	companyAdmin: 'app',
	consoleStaff: 'console',
	consoleAdmin: 'console',
};

const isAdminDoor = (door: Door): boolean => door === 'companyAdmin' || door === 'consoleAdmin';

const authenticate = async (door: Door, context: RequestContext): Promise<Actor | null> => {
	if (door === 'open') return null;
	const actor = await context.actor();
	if (!actor || (door !== 'signedIn' && actor.area !== AREA_OF[door])) {
		throw new AppError('common.unauthenticated', { status: 401 });
	}
	return actor;
};

const countCall = async (entrance: Entrance, actor: Actor | null, { deps, call }: RequestContext): Promise<void> => {
	if (entrance.throttled) await deps.limits.openPerAddress.consume(call.address);
	await deps.limits.callsPerToken.consume(actor ? `user-${actor.sessionToken}` : `address-${call.address}`);
};

const check = async (entrance: Entrance, context: RequestContext): Promise<Actor | null> => {
	if (entrance.kind === 'mutation' && !entrance.withoutCsrf && context.csrf() !== 'passed') {
		throw new AppError('common.csrf', { status: 419 });
	}
	const actor = await authenticate(entrance.door, context);
	await countCall(entrance, actor, context);
	if (isAdminDoor(entrance.door) && actor?.role !== 0) throw new AppError('common.forbidden', { status: 403 });
	return actor;
};

/** Whether a refusal belongs in the security log; of a flood only its first. */
const isTelling = (error: unknown, context: RequestContext): error is AppError => {
	if (!(error instanceof AppError)) return false;
	if (error instanceof TooManyAttempts) return error.isFirst;
	return error.status !== 401 || context.hasToken;
};

/**
 * Lets a call in or refuses it, in the contract's order: 419, 401, 429, 403. What comes before (413, 404, 405) and
 * after (400, 415, 422) is the transport's and the schema's.
 */
export const admit = async (entrance: Entrance, name: string, context: RequestContext): Promise<Actor | null> => {
	try {
		return await check(entrance, context);
	} catch (error) {
		if (isTelling(error, context)) {
			const actor = error.status === 401 ? null : await context.actor();
			await recordAudit(context.deps.db, {
				action: `refused.${error.status}`,
				actorId: actor?.userId ?? null,
				detail: { call: name },
				call: context.call,
			});
		}
		throw error;
	}
};
