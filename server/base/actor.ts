import type { Locale } from '#shared/i18n/translate.ts';

type Person = {
	userId: number;
	name: string;
	email: string;
	sessionToken: string;
	/** Whether a second factor is required and was not given at the sign-in: then one can be set up, and nothing else. */
	lacksSecondFactor: boolean;
	/** Where the log of the primary was when the session was read (`db/log-position.ts`); only with a replica. */
	logPosition?: string | null;
};

/** A signed-in company user. `version` is that of the account. */
export type CompanyActor = Person & {
	area: 'app';
	role: 0 | 1;
	companyId: number;
	companyName: string;
	version: number;
};

/** A signed-in console admin (0) or assessor (1). */
export type ConsoleActor = Person & { area: 'console'; role: 0 | 1 };

export type Actor = CompanyActor | ConsoleActor;

/** What decides on the companies that somebody sees. */
export type Viewer = { area: Actor['area']; role: number; userId: number; companyId?: number | null };

/** The user recorded as the author of a change. A worker records the user who requested the job. */
export type ActorId = Pick<Actor, 'userId'>;

/** The context of a call, besides its input. */
export type CallContext = {
	locale: Locale;
	address: string;
	/** What limits by address count (`limitKeyOf`). */
	limitKey: string;
	requestId: string;
	/** Cut off; empty where there is none. */
	userAgent: string;
	/** The host that the request named, without its port; none outside of requests. */
	host?: string;
};

export const isAdmin = (actor: { role: number }): boolean => actor.role === 0;
