import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import type { Tx } from '#server/db/client.ts';
import { lastSignIns, users } from '#server/db/tables/accounts.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/i18n/translate.ts';
import { isActive } from './queries.ts';

/**
 * The language for people who are new in a company: the one that its admins used last. That is the one of the call if one of
 * them adds the people, otherwise that of the admin who has signed in last; Japanese if none has. Staff may read another one.
 */
export const companyLanguage = async (
	tx: Tx,
	companyId: number,
	{ userId }: ActorId,
	call: Pick<CallContext, 'locale'> | null,
): Promise<Locale> => {
	const isActor = eq(users.id, userId);
	const [admin] = await tx
		.select({ locale: users.locale, isActor: sql<boolean>`${isActor}` })
		.from(users)
		.leftJoin(lastSignIns, eq(lastSignIns.userId, users.id))
		.where(
			and(
				eq(users.companyId, companyId),
				eq(users.role, 0),
				isActive,
				or(isActor, isNotNull(lastSignIns.lastSignInAt)),
			),
		)
		.orderBy(desc(isActor), desc(lastSignIns.lastSignInAt), desc(users.id))
		.limit(1);
	if (!admin) return DEFAULT_LOCALE;
	return admin.isActor && call ? call.locale : admin.locale;
};
