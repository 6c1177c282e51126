import { recordAuditOfObjection, type StoredObjection } from '#server/assessment/objections.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { objectionFiles } from '#server/db/tables/objections.ts';
import { addFile, type FileDeps, removeFile } from '#server/evidence/stored-files/change.ts';
import { assertRoom, objectionFilesOf } from '#server/evidence/stored-files/kinds.ts';
import { presentFile } from '#server/evidence/stored-files/present.ts';
import type { Upload } from '#server/storage/upload.ts';
import type { DocumentFile } from '#shared/files/documents.ts';
import type { ObjectionVersion } from '#shared/objections/schemas.ts';
import { changeObjection, lockUndecided, type Versioned } from './lock.ts';

/** Files of an objection change until it is decided or withdrawn. */

/** Adds a file. @throws 404, 409, 422 on `document` for the sixth file and for refused types and contents */
export const addObjectionFile = (
	deps: FileDeps,
	actor: CompanyActor,
	{ name, document: upload, ...target }: Versioned & { name: string; document: Upload },
	call: CallContext,
): Promise<DocumentFile & { version: number }> =>
	addFile(deps, {
		actor,
		folder: `objections/${target.id}`,
		name,
		upload,
		lock: async (tx): Promise<StoredObjection> => {
			const { objection } = await lockUndecided(tx, actor, target, { clock: deps.clock, call });
			await assertRoom(tx, objectionFilesOf(objection.id));
			return objection;
		},
		write: async (tx, objection, row) => {
			const [added] = await tx
				.insert(objectionFiles)
				.values({ ...row, objectionId: objection.id })
				.returning();
			if (!added) throw new Error('no file was made');
			const detail = { file_name: name, objection_file_id: added.id };
			await recordAuditOfObjection(tx, { action: 'objection.file_added', objection, detail }, { actor, call });
			const { version } = await changeObjection(tx, objection, row.createdAt);
			return { ...presentFile(added), version };
		},
	});

/** Removes a file. @throws 404, 409 */
export const removeObjectionFile = (
	deps: FileDeps,
	actor: CompanyActor,
	{ file_id: id, ...target }: Versioned & { file_id: number },
	call: CallContext,
): Promise<ObjectionVersion> =>
	removeFile(deps, {
		id,
		list: objectionFilesOf(target.id),
		lock: async (tx) => (await lockUndecided(tx, actor, target, { clock: deps.clock, call })).objection,
		record: async (tx, objection, fileName) => {
			const detail = { file_name: fileName, objection_file_id: id };
			await recordAuditOfObjection(tx, { action: 'objection.file_removed', objection, detail }, { actor, call });
			return changeObjection(tx, objection, deps.clock.now());
		},
	});
