import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { evidenceFiles } from '#server/db/tables/evidence.ts';
import { addFile, type FileDeps, removeFile } from '#server/evidence/stored-files/change.ts';
import { assertRoom, requestFilesOf } from '#server/evidence/stored-files/kinds.ts';
import { presentPhoneFile } from '#server/evidence/stored-files/present.ts';
import type { Upload } from '#server/storage/upload.ts';
import type { RequestFile, RequestVersion } from '#shared/evidence/requests.ts';
import { REQUEST_RULES } from '#shared/evidence/states.ts';
import { recordAuditOf } from './audit.ts';
import { changeRequest, lockRequest, type Versioned } from './lock.ts';

/** Files can change until the company has answered, and again after the request is returned. */
const CHANGEABLE = REQUEST_RULES.answer.from;

/** Adds a file to an open request. @throws 404, 409, 422 on `document` for the sixth file and for refused types and contents */
export const addRequestFile = (
	deps: FileDeps,
	actor: CompanyActor,
	{ name, document: upload, ...target }: Versioned & { name: string; document: Upload },
	call: CallContext,
): Promise<RequestFile & { version: number }> =>
	addFile(deps, {
		actor,
		folder: `evidence/${target.id}`,
		name,
		upload,
		lock: async (tx) => {
			const request = await lockRequest(tx, actor, target, CHANGEABLE, { clock: deps.clock, call });
			await assertRoom(tx, requestFilesOf(request.id));
			return request;
		},
		write: async (tx, request, row) => {
			const [added] = await tx
				.insert(evidenceFiles)
				.values({ ...row, requestId: request.id })
				.returning();
			if (!added) throw new Error('no file was made');
			const detail = { file_name: name, evidence_file_id: added.id };
			await recordAuditOf(tx, { action: 'evidence_request.file_added', request, actor, detail, call });
			const { version } = await changeRequest(tx, request, row.createdAt);
			return { ...presentPhoneFile(added), version };
		},
	});

/** Removes a file of an open request. @throws 404, 409 */
export const removeRequestFile = (
	deps: FileDeps,
	actor: CompanyActor,
	{ file_id: id, ...target }: Versioned & { file_id: number },
	call: CallContext,
): Promise<RequestVersion> =>
	removeFile(deps, {
		id,
		list: requestFilesOf(target.id),
		lock: (tx) => lockRequest(tx, actor, target, CHANGEABLE, { clock: deps.clock, call }),
		record: async (tx, request, fileName) => {
			const detail = { file_name: fileName, evidence_file_id: id };
			await recordAuditOf(tx, { action: 'evidence_request.file_removed', request, actor, detail, call });
			return changeRequest(tx, request, deps.clock.now());
		},
	});
