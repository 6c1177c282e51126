import type { Actor, CompanyActor, ConsoleActor } from '#server/base/actor.ts';

/** Who may call an operation. Access to a single record is decided by the query that loads it. */
export type AccessPolicy = 'open' | 'signedIn' | 'company' | 'companyAdmin' | 'consoleStaff' | 'consoleAdmin';

export type ActorOf<A extends AccessPolicy> = A extends 'open'
	? null
	: A extends 'signedIn'
		? Actor
		: A extends 'company' | 'companyAdmin'
			? CompanyActor
			: ConsoleActor;

const AREA_OF: Record<Exclude<AccessPolicy, 'open' | 'signedIn'>, Actor['area']> = {
	company: 'app',
	companyAdmin: 'app',
	consoleStaff: 'console',
	consoleAdmin: 'console',
};

/** Whether the policy accepts a token of this area; otherwise the response is 401. */
export const acceptsArea = (policy: Exclude<AccessPolicy, 'open'>, area: Actor['area']): boolean =>
	policy === 'signedIn' || AREA_OF[policy] === area;

export const isForAdmins = (policy: AccessPolicy): boolean => policy === 'companyAdmin' || policy === 'consoleAdmin';
