import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { upload } from '#client/api/uploads.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { AddDocumentsDialog } from '#client/company/assessment/files/late-add-dialog.ts';
import { HideNote } from '#client/company/hide-note.tsx';
import { FileList } from '#client/evidence/file-list.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import type { DocumentFile } from '#shared/files/documents.ts';
import { MAX_OBJECTION_FILES } from '#shared/objections/rules.ts';
import type { Objection } from '#shared/objections/schemas.ts';

const RemoveFile = ({ id, file, onClose }: { id: number; file: DocumentFile; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const remove = api.app.objections.removeFile.useMutation({ onSettled: () => utils.app.objections.invalidate() });
	const { run, busy } = useSingle(async () => {
		await remove.mutateAsync({ id, file_id: file.id });
		onClose();
	});
	return (
		<ConfirmDialog
			title={t('company.files.removeTitle', { name: file.file_name })}
			action={t('company.files.removeAction')}
			danger
			busy={busy}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<p>{t('company.objections.removeText')}</p>
		</ConfirmDialog>
	);
};

/** The files of an objection, which change until it is decided. */
export const FilesOfObjection = ({ objection, isOpen }: { objection: Objection; isOpen: boolean }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const [isAdding, setAdding] = useState(false);
	const [removing, setRemoving] = useState<DocumentFile | null>(null);
	const overview = api.app.assessment.overview.useQuery(undefined, { meta: { handlesFailure: true } });
	// No client-side limit while the overview loads; the server refuses files that are too large.
	const bytes = overview.data?.data?.document_limits.bytes ?? Number.MAX_SAFE_INTEGER;
	const { id, files } = objection;
	const room = MAX_OBJECTION_FILES - files.length;
	return (
		<Panel label={t('objections.fileList')}>
			<Stack>
				<h2>{t('objections.fileList')}</h2>
				{isOpen && <p>{t('company.objections.room', { count: room })}</p>}
				{isOpen && room > 0 && <HideNote />}
				<FileList
					files={files}
					action={(file) =>
						isOpen && (
							<Button
								size="small"
								label={t('company.files.removeNamed', { name: file.file_name })}
								onClick={() => setRemoving(file)}
							>
								{t('company.files.remove')}
							</Button>
						)
					}
				/>
				{isOpen && room > 0 && (
					<div>
						<Button icon="plus" onClick={() => setAdding(true)}>
							{t('company.files.add')}
						</Button>
					</div>
				)}
			</Stack>
			{isAdding && (
				<AddDocumentsDialog
					room={room}
					bytes={bytes}
					target={{
						send: (file, onProgress) =>
							upload('/app/objections/:id/files', { id, ...file, version: undefined }, onProgress),
						refresh: () => utils.app.objections.invalidate(),
					}}
					onClose={() => setAdding(false)}
				/>
			)}
			{removing && <RemoveFile id={id} file={removing} onClose={() => setRemoving(null)} />}
		</Panel>
	);
};
