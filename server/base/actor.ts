import type { Locale } from '#shared/i18n/translate.ts';

type Person = { userId: number; name: string; email: string; sessionToken: string };

/** A company user who is signed in. */
export type CompanyActor = Person & { area: 'app'; role: 0 | 1; companyId: number };

/** An assessor (1) or console admin (0) who is signed in. */
export type ConsoleActor = Person & { area: 'console'; role: 0 | 1 };

export type Actor = CompanyActor | ConsoleActor;

/** Who did it, for records; a worker acts for the person who asked. */
export type ActorId = Pick<Actor, 'userId'>;

/** What is known of a call beside its input. */
export type CallContext = { locale: Locale; address: string; requestId: string };

export const isAdmin = (actor: { role: number }): boolean => actor.role === 0;
