import { inArray } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { phoneFiles } from '#server/db/tables/evidence.ts';
import { assertRoom } from '#server/evidence/stored-files/kinds.ts';
import type { UsePhotosInput } from '#shared/evidence/phone.ts';
import type { RequestFile } from '#shared/evidence/requests.ts';
import { addFilesAt, filesAt, lockPlace, type NewFile } from './place.ts';
import { findOwnCode, waitingAt } from './waiting.ts';

type Chosen = UsePhotosInput['files'];

/** Takes the chosen photos out of the unused ones. @throws 422 if one is not there, or is chosen twice */
const take = async (tx: Tx, actor: CompanyActor, id: number, chosen: Chosen): Promise<NewFile[]> => {
	const waiting = await waitingAt(tx, actor, id).for('update', { of: phoneFiles });
	const byId = new Map(waiting.map((file) => [file.id, file]));
	const taken = chosen.map(({ id: fileId, name }) => {
		const file = byId.get(fileId);
		if (!file) throw invalidField('files', 'phone.gone');
		byId.delete(fileId);
		return { name, extension: file.extension, filePath: file.filePath, byteSize: file.byteSize };
	});
	await tx.delete(phoneFiles).where(
		inArray(
			phoneFiles.id,
			chosen.map(({ id: fileId }) => fileId),
		),
	);
	return taken;
};

/**
 * Adds unused photos to the documents of the assessment, or to the evidence request, for which the code was opened: all
 * photos, or none if they exceed the limits there. Also works after the code has ended.
 * @throws 404; 409 if the place accepts no files now; 422 on `files` if there are too many
 */
export const usePhotos = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	{ id, files: chosen }: UsePhotosInput & { id: number },
	call: CallContext,
): Promise<RequestFile[]> =>
	db.transaction(async (tx) => {
		const code = await findOwnCode(tx, actor, id);
		if (!code) throw notFound();
		if (chosen.length === 0) throw invalidField('files', 'validation.required');
		const place = await lockPlace(tx, actor, code.requestId, { clock, call });
		// The assessment of the code has ended, and a new one has begun.
		if (place.progressId !== code.progressId) throw notFound();
		await assertRoom(tx, filesAt(place), { field: 'files', more: chosen.length });
		const taken = await take(tx, actor, id, chosen);
		const added = await addFilesAt(tx, place, taken, { userId: actor.userId, now: clock.now() });
		await recordAudit(tx, {
			action: 'phone_upload.used',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: place.progressId,
			detail: { photos: added.length },
			call,
		});
		return added;
	});
