import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Progress } from '#server/assessment/transition.ts';
import type { Issuer } from '#server/base/issuer/issuer.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { auditEvents, type ChangedValue } from '#server/db/tables/audit.ts';
import { together } from '#server/db/transactions.ts';
import type { ToBePrinted } from '#shared/certificates/schemas.ts';
import { presentIssuer } from './issuer.ts';
import { type Certifiable, snapshotOf } from './snapshot.ts';

/** Preview shown before a certificate is issued. */

/** Audited changes of the company's name or address since the assessment began. */
const savesSince = (executor: Executor, { companyId, createdAt }: Progress) =>
	executor
		.select({ changed: auditEvents.changes, at: auditEvents.createdAt, by: users.name, companyOfBy: users.companyId })
		.from(auditEvents)
		.leftJoin(users, eq(users.id, auditEvents.actorId))
		.where(
			and(
				eq(auditEvents.subject, 'company'),
				eq(auditEvents.subjectId, companyId),
				eq(auditEvents.action, 'company.updated'),
				gte(auditEvents.createdAt, createdAt),
				sql`${auditEvents.changes} <> '[]'`,
			),
		)
		.orderBy(asc(auditEvents.id));

type Save = Awaited<ReturnType<typeof savesSince>>[number];

/** The fields that a certificate prints as text. */
const PRINTED = ['company_name', 'company_address'] as const;

const printedText = (value: ChangedValue): string =>
	typeof value === 'object' && value !== null && 'beginning' in value ? `${value.beginning}…` : String(value ?? '');

const changesOf = ({ changed, at, by, companyOfBy }: Save): ToBePrinted['changes'] =>
	PRINTED.flatMap((field) => {
		const change = changed.find((one) => one.field === field);
		if (!change) return [];
		const [from, to] = [printedText(change.from), printedText(change.to)];
		return [{ field, from, to, at: at.toISOString(), by, is_by_company: companyOfBy !== null }];
	});

const present = ({ company, snapshot }: Certifiable, saves: readonly Save[]): ToBePrinted => ({
	company_version: company.version,
	company_name: snapshot.companyName,
	company_address: snapshot.companyAddress,
	registration_number: snapshot.registrationNumber,
	score: snapshot.score,
	max_score: snapshot.maxScore,
	issuer: presentIssuer(snapshot),
	changes: saves.flatMap(changesOf),
});

export const readToBePrinted = async (
	executor: Executor,
	progress: Progress,
	issuer: Issuer | null,
): Promise<{ certifiable: Certifiable; printed: ToBePrinted }> => {
	const [certifiable, saves] = await together(executor, (one) => [
		snapshotOf(one, progress, issuer),
		savesSince(one, progress),
	]);
	return { certifiable, printed: present(certifiable, saves) };
};
