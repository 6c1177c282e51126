import type { Locale } from '#shared/i18n/translate.ts';

type Person = {
	userId: number;
	name: string;
	email: string;
	sessionToken: string;
	/** A second factor is required but was not given at sign-in: the user may only set one up. */
	lacksSecondFactor: boolean;
	/** WAL position of the primary when the session was read (`db/log-position.ts`); only with a replica. */
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

/** A console admin (role 0) or assessor (role 1). */
export type ConsoleActor = Person & { area: 'console'; role: 0 | 1 };

export type Actor = CompanyActor | ConsoleActor;

/** Staff as far as their rights and the log are concerned; in a job, whoever has made it. */
export type StaffId = Pick<ConsoleActor, 'area' | 'role' | 'userId'>;

/** Decides which companies a user may see. */
export type Viewer = { area: Actor['area']; role: number; userId: number; companyId?: number | null };

/** Author of a change. Workers pass the user who requested the job. */
export type ActorId = Pick<Actor, 'userId'>;

export type CallContext = {
	locale: Locale;
	address: string;
	/** Key of limits by address (`limitKeyOf`). */
	limitKey: string;
	requestId: string;
	/** Truncated; empty if not sent. */
	userAgent: string;
	/** Requested host without port; absent outside of requests. */
	host?: string;
};

export const isAdmin = (actor: { role: number }): boolean => actor.role === 0;
