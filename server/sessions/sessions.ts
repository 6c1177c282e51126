import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import type { Actor } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Db, Executor } from '#server/db/client.ts';
import { primaryPosition } from '#server/db/log-position.ts';
import { preparedOnce } from '#server/db/prepared.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type UserAttributes = Omit<Actor, 'userId' | 'sessionToken'>;

declare module 'lucia' {
	interface Register {
		Lucia: Lucia<Record<never, never>, UserAttributes>;
		UserId: number;
		DatabaseUserAttributes: UserAttributes;
	}
}

/** Runs on every authenticated call: the person with all that `me` answers. */
const findSession = preparedOnce((db) =>
	db
		.select({
			expiresAt: sessions.expiresAt,
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
				isNull(users.deactivatedAt),
			),
		)
		.prepare('find_session'),
);

/**
 * A Lucia adapter that stores only the hash of the token. Sessions expire by the injected clock (Lucia uses the
 * system's), 24 hours after sign-in, and are never extended.
 */
class HashedSessions implements Adapter {
	readonly #db: Executor;
	readonly #clock: Clock;
	readonly #withPosition: boolean;

	constructor(db: Executor, clock: Clock, withPosition: boolean) {
		this.#db = db;
		this.#clock = clock;
		this.#withPosition = withPosition;
	}

	async getSessionAndUser(token: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
		const now = this.#clock.now();
		const values = { id: hashToken(token), now, withPosition: this.#withPosition };
		const [row] = await findSession(this.#db).execute(values);
		if (!row) return [null, null];
		const { id, expiresAt, ...person } = row;
		const remaining = expiresAt.getTime() - now.getTime();
		return [
			{ id: token, userId: id, expiresAt: new Date(Date.now() + remaining), attributes: {} },
			{ id, attributes: person as UserAttributes },
		];
	}

	async getUserSessions(): Promise<DatabaseSession[]> {
		return []; // Tokens are not stored, so no session can be listed by its own id.
	}

	async setSession(session: DatabaseSession): Promise<void> {
		const expiresAt = new Date(this.#clock.now().getTime() + LIFETIME_MS);
		await this.#db.insert(sessions).values({ id: hashToken(session.id), userId: session.userId, expiresAt });
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
		await this.#db.delete(sessions).where(lte(sessions.expiresAt, this.#clock.now()));
	}
}

/** With `withPosition`, actors say where the log of the primary was when their session was read. */
export const createSessionStore = (db: Db, clock: Clock, { withPosition = false } = {}) => {
	const luciaOn = (executor: Executor) =>
		new Lucia(new HashedSessions(executor, clock, withPosition), {
			sessionExpiresIn: new TimeSpan(LIFETIME_MS, 'ms'),
			getUserAttributes: (attributes) => attributes,
		});
	const lucia = luciaOn(db);
	return {
		/** Opens a session. Returns its token of 256 random bits; only the hash is stored. */
		open: async (userId: number, executor: Executor = db): Promise<string> => {
			const token = randomBytes(32).toString('base64url');
			await luciaOn(executor).createSession(userId, {}, { sessionId: token });
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

/** Whether a session still lives, by the hash of its token. */
export const isOpenSession = async (executor: Executor, id: string, now: Date): Promise<boolean> => {
	const [session] = await executor
		.select({ id: sessions.id })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), isNull(users.deactivatedAt)));
	return session !== undefined;
};

/** Ends every session of a user, in the transaction that changes their password, role or account. */
export const endSessionsOf = async (executor: Executor, userId: number): Promise<void> => {
	await executor.delete(sessions).where(eq(sessions.userId, userId));
};
