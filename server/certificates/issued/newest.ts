import { getVisibleProgress } from '#server/assessment/access.ts';
import { lockProgressRow, type Progress } from '#server/assessment/transition.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { type CertificateRecord, findCertificateOf } from '#server/certificates/queries.ts';
import type { Tx } from '#server/db/client.ts';

/**
 * Locks a progress, even if it is not the company's newest, and reads its newest certificate under the lock: the
 * current one, unless withdrawn. Null without any.
 * @throws 404
 */
export const lockWithCertificate = async (
	tx: Tx,
	actor: ConsoleActor,
	id: number,
): Promise<{ progress: Progress; newest: CertificateRecord | null }> => {
	await getVisibleProgress(tx, actor, id);
	const progress = await lockProgressRow(tx, id);
	if (!progress) throw notFound();
	return { progress, newest: await findCertificateOf(tx, id) };
};
