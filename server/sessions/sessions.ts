import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import type { Actor, Viewer } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import type { Db, Executor } from '#server/db/client.ts';
import { primaryPosition } from '#server/db/log-position.ts';
import { prepared } from '#server/db/prepared.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { challenges } from '#server/db/tables/second-factor.ts';
import { TICKET_MINUTES } from '#shared/accounts/second-factor.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
export const LIFETIME_MS = 24 * HOUR_MS;
/** Lifetime of a sign-in that can only set up a second factor. */
const TICKET_LIFETIME_MS = TICKET_MINUTES * MINUTE_MS;
/** Resolution of `last_seen_at`, so that not every call writes. */
const SEEN_EVERY_MS = 10 * MINUTE_MS;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type UserAttributes = Omit<Actor, 'userId' | 'sessionToken'>;

declare module 'lucia' {
	interface Register {
		Lucia: Lucia<Record<never, never>, UserAttributes>;
		UserId: number;
		DatabaseUserAttributes: UserAttributes;
	}
}

/** Runs on every authenticated call; selects everything that `me` returns. */
const findSession = prepared('find_session', (db, name) =>
	db
		.select({
			expiresAt: sessions.expiresAt,
			lastSeenAt: sessions.lastSeenAt,
			isSecondFactorPassed: sessions.isSecondFactorPassed,
			id: users.id,
			area: users.area,
			role: users.role,
			companyId: users.companyId,
			name: users.name,
			email: users.email,
			version: users.version,
			companyName: companies.companyName,
			logPosition: primaryPosition(sql.placeholder('withPosition')),
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.leftJoin(companies, eq(companies.id, users.companyId))
		.where(
			and(
				eq(sessions.id, sql.placeholder('id')),
				gt(sessions.expiresAt, sql.placeholder('now')),
				gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
				isNull(users.deactivatedAt),
			),
		)
		.prepare(name),
);

type SessionSettings = Pick<Config, 'sessionIdleHours' | 'requireStaffSecondFactor'>;
type IdleLimit = Pick<Config, 'sessionIdleHours'>;

/** Sessions last used before this are idle; the epoch without an idle limit. */
const idleSince = ({ sessionIdleHours }: IdleLimit, now: Date): Date =>
	sessionIdleHours === 0 ? new Date(0) : new Date(now.getTime() - sessionIdleHours * HOUR_MS);

/** Condition: neither expired nor idle. */
export const isLive = (limit: IdleLimit, now: Date): SQL | undefined =>
	and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince(limit, now)));

/** Data of the sign-in stored with a session. */
export type SignIn = { userAgent: string; isSecondFactorPassed: boolean; isTicket: boolean };

const UNKNOWN: SignIn = { userAgent: '', isSecondFactorPassed: false, isTicket: false };

/**
 * Lucia adapter that stores only the hash of the token. Sessions expire by the injected clock (Lucia uses the
 * system's), 24 hours after sign-in, and are never extended.
 */
class HashedSessions implements Adapter {
	readonly #db: Executor;
	readonly #clock: Clock;
	readonly #settings: SessionSettings;
	readonly #withPosition: boolean;
	readonly #signIn: SignIn;

	constructor(db: Executor, clock: Clock, settings: SessionSettings, withPosition: boolean, signIn: SignIn) {
		this.#db = db;
		this.#clock = clock;
		this.#settings = settings;
		this.#withPosition = withPosition;
		this.#signIn = signIn;
	}

	async #see(id: string, lastSeenAt: Date, now: Date): Promise<void> {
		if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
		await this.#db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
	}

	async getSessionAndUser(token: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
		const now = this.#clock.now();
		const hash = hashToken(token);
		const values = { id: hash, now, idleSince: idleSince(this.#settings, now), withPosition: this.#withPosition };
		const [row] = await findSession(this.#db).execute(values);
		if (!row) return [null, null];
		const { id, expiresAt, lastSeenAt, isSecondFactorPassed, ...rest } = row;
		await this.#see(hash, lastSeenAt, now);
		const lacksSecondFactor =
			this.#settings.requireStaffSecondFactor && rest.area === 'console' && !isSecondFactorPassed;
		const person = { ...rest, lacksSecondFactor };
		const remaining = expiresAt.getTime() - now.getTime();
		return [
			{ id: token, userId: id, expiresAt: new Date(Date.now() + remaining), attributes: {} },
			{ id, attributes: person as UserAttributes },
		];
	}

	async getUserSessions(): Promise<DatabaseSession[]> {
		return []; // Tokens are not stored; the list of sign-ins reads the table.
	}

	async setSession(session: DatabaseSession): Promise<void> {
		const { userAgent, isSecondFactorPassed, isTicket } = this.#signIn;
		const now = this.#clock.now();
		await this.#db.insert(sessions).values({
			id: hashToken(session.id),
			userId: session.userId,
			userAgent,
			isSecondFactorPassed,
			expiresAt: new Date(now.getTime() + (isTicket ? TICKET_LIFETIME_MS : LIFETIME_MS)),
			lastSeenAt: now,
			createdAt: now,
		});
	}

	async updateSessionExpiration(): Promise<void> {
		// A session ends 24 hours after sign-in, however busy it is.
	}

	async deleteSession(token: string): Promise<void> {
		await this.#db.delete(sessions).where(eq(sessions.id, hashToken(token)));
	}

	async deleteUserSessions(userId: number): Promise<void> {
		await this.#db.delete(sessions).where(eq(sessions.userId, userId));
	}

	async deleteExpiredSessions(): Promise<void> {
		const now = this.#clock.now();
		const isIdle = lte(sessions.lastSeenAt, idleSince(this.#settings, now));
		await this.#db.delete(sessions).where(or(lte(sessions.expiresAt, now), isIdle));
	}
}

/** `withPosition`: actors carry the primary's WAL position when their session was read. */
export const createSessionStore = (
	db: Db,
	clock: Clock,
	{ settings, withPosition = false }: { settings: SessionSettings; withPosition?: boolean },
) => {
	const luciaOn = (executor: Executor, signIn: SignIn) =>
		new Lucia(new HashedSessions(executor, clock, settings, withPosition, signIn), {
			sessionExpiresIn: new TimeSpan(LIFETIME_MS, 'ms'),
			getUserAttributes: (attributes) => attributes,
		});
	const lucia = luciaOn(db, UNKNOWN);
	return {
		/** Opens a session. Returns its token of 256 random bits; only the hash is stored. */
		open: async (userId: number, executor: Executor = db, signIn: Partial<SignIn> = {}): Promise<string> => {
			const token = randomBytes(32).toString('base64url');
			await luciaOn(executor, { ...UNKNOWN, ...signIn }).createSession(userId, {}, { sessionId: token });
			return token;
		},
		/** The actor of an Authorization header; null without a valid session. */
		authenticate: async (authorization: string | undefined): Promise<Actor | null> => {
			const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];
			if (!token) return null;
			const { user } = await lucia.validateSession(token);
			if (!user) return null;
			const { id, ...person } = user;
			return { ...person, userId: id, sessionToken: token } as Actor;
		},
		close: (token: string): Promise<void> => lucia.invalidateSession(token),
		sweep: (): Promise<void> => lucia.deleteExpiredSessions(),
	};
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The user of a session by the hash of its token; null once it has ended. */
export const findViewer = async (
	{ db, clock, config }: { db: Executor; clock: Clock; config: IdleLimit },
	id: string,
): Promise<Viewer | null> => {
	const [viewer] = await db
		.select({ userId: users.id, area: users.area, role: users.role, companyId: users.companyId })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.id, id), isLive(config, clock.now()), isNull(users.deactivatedAt)));
	return viewer ?? null;
};

/** Ends a user's sign-ins that wait for a second factor, in the transaction that changes their email. */
export const endChallengesOf = async (executor: Executor, userId: number): Promise<void> => {
	await executor.delete(challenges).where(eq(challenges.userId, userId));
};

/** Ends all sessions of a user, in the transaction that changes their password, role, factors or account. */
export const endSessionsOf = async (executor: Executor, userId: number): Promise<void> => {
	await executor.delete(sessions).where(eq(sessions.userId, userId));
	await endChallengesOf(executor, userId);
};
