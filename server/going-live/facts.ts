import { and, count, desc, eq, isNull, not } from 'drizzle-orm';
import { isDemoAccount, opensOneOf } from '#server/accounts/demo-accounts.ts';
import type { Deps } from '#server/calls/deps.ts';
import { users } from '#server/db/tables/accounts.ts';
import { installation } from '#server/db/tables/installation.ts';
import { mails } from '#server/db/tables/notices.ts';
import { papers } from '#server/db/tables/papers.ts';
import { together } from '#server/db/transactions.ts';
import { hasFactorSql } from '#server/second-factor/factors.ts';

/** What the database says about whether an installation is ready for companies. */
export type GoingLiveFacts = {
	lastMailAt: Date | null;
	hasDemoPasswords: boolean;
	adminsWithoutFactor: number;
	hasBothPapers: boolean;
	hasAssessor: boolean;
	backupCheckedAt: Date | null;
};

const ADMIN = 0;
const ASSESSOR = 1;

const staffOf = (role: number) => and(eq(users.area, 'console'), eq(users.role, role), isNull(users.deactivatedAt));

export const readFacts = async ({ db }: Pick<Deps, 'db'>): Promise<GoingLiveFacts> => {
	const [sent, demo, admins, kinds, assessors, facts] = await together(db, (one) => [
		one
			.select({ at: mails.settledAt })
			.from(mails)
			.where(eq(mails.state, 'sent'))
			.orderBy(desc(mails.createdAt), desc(mails.id))
			.limit(1),
		one.select({ hash: users.passwordHash }).from(users).where(isDemoAccount()).orderBy(users.id),
		one
			.select({ number: count() })
			.from(users)
			.where(and(staffOf(ADMIN), not(hasFactorSql(users.id)))),
		one.selectDistinct({ isPremium: papers.isPremium }).from(papers).where(eq(papers.isPublished, true)),
		one.select({ id: users.id }).from(users).where(staffOf(ASSESSOR)).limit(1),
		one.select({ backupCheckedAt: installation.backupCheckedAt }).from(installation),
	]);
	return {
		lastMailAt: sent[0]?.at ?? null,
		hasDemoPasswords: await opensOneOf(demo.map(({ hash }) => hash)),
		adminsWithoutFactor: admins[0]?.number ?? 0,
		hasBothPapers: kinds.length === 2,
		hasAssessor: assessors.length > 0,
		backupCheckedAt: facts[0]?.backupCheckedAt ?? null,
	};
};
