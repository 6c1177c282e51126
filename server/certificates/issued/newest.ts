import { getVisibleProgress } from '#server/assessment/access.ts';
import { lockProgressRow, type Progress } from '#server/assessment/transition.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { type CertificateRecord, findCertificateOf } from '#server/certificates/queries.ts';
import type { Tx } from '#server/db/client.ts';

/**
 * Locks a progress, also one that is not the newest of its company, and reads its newest certificate under the lock: that
 * is the current one, unless it was withdrawn. Null without any. @throws 404
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
