import { getVisibleProgress } from '#server/assessment/access.ts';
import { lockProgressRow, type Progress } from '#server/assessment/transition.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { type CertificateRecord, findCertificateOf } from '#server/certificates/queries.ts';
import { assertNoInterest } from '#server/companies/interests.ts';
import type { Tx } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';

/**
 * Locks a progress, even if it is not the company's newest, and reads its newest certificate under the lock: the
 * current one, unless withdrawn. Null without any.
 * @throws 404; 409 if the actor has declared an interest in the company
 */
export const lockWithCertificate = async (
	tx: Tx,
	actor: ConsoleActor,
	id: number,
): Promise<{ progress: Progress; newest: CertificateRecord | null }> => {
	const { companyId } = await getVisibleProgress(tx, actor, id);
	const [progress] = await together(tx, () => [lockProgressRow(tx, id), assertNoInterest(tx, actor, companyId)]);
	if (!progress) throw notFound();
	return { progress, newest: await findCertificateOf(tx, id) };
};
