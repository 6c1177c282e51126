import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { AddDocumentsDialog } from '#client/company/assessment/files/late-add-dialog.ts';
import { HideNote } from '#client/company/hide-note.tsx';
import { PhoneButton } from '#client/company/phone/phone-button.tsx';
import { FileList } from '#client/evidence/file-list.tsx';
import type { RequestActs } from '#client/evidence/use-request-acts.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { EvidenceRequest, RequestFile } from '#shared/evidence/requests.ts';
import { MAX_REQUEST_FILES } from '#shared/evidence/states.ts';
import { requestTarget } from './request-target.ts';

const buttons = css`display: flex; flex-wrap: wrap; gap: 12px; ${phone} { flex-direction: column; align-items: stretch; }`;

type RemoveProps = { requestId: number; file: RequestFile; acts: RequestActs; onClose: () => void };

const RemoveFile = ({ requestId, file, acts, onClose }: RemoveProps) => {
	const { t } = useText();
	const removing = api.app.evidence.removeFile.useMutation({ meta: { handlesFailure: true } });
	const { run, busy } = useSingle(async () => {
		await acts.act((version) => removing.mutateAsync({ id: requestId, file_id: file.id, version }));
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
			<p>{t('company.files.removeText')}</p>
		</ConfirmDialog>
	);
};

type FilesProps = {
	request: EvidenceRequest;
	acts: RequestActs;
	/** Whether files may be added and removed. */
	isOpen: boolean;
	refresh: () => Promise<unknown>;
};

/** The files of a request. Several can be added at once; they can be removed until it is answered. */
export const FilesOfRequest = ({ request, acts, isOpen, refresh }: FilesProps) => {
	const { t } = useText();
	const [adding, setAdding] = useState(false);
	const [removing, setRemoving] = useState<RequestFile | null>(null);
	const overview = api.app.assessment.overview.useQuery(undefined, { meta: { handlesFailure: true } });
	// No client-side limit while the overview loads; the server refuses files that are too large.
	const bytes = overview.data?.data?.document_limits.bytes ?? Number.MAX_SAFE_INTEGER;
	const { id, files } = request;
	const room = MAX_REQUEST_FILES - files.length;
	return (
		<Panel label={t('company.requests.documents')}>
			<Stack>
				<h2>{t('company.requests.documents')}</h2>
				{isOpen && (
					<p>
						{room === 0
							? t('company.requests.full', { count: MAX_REQUEST_FILES })
							: t('company.requests.room', { count: room })}
					</p>
				)}
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
					<div className={buttons}>
						<Button icon="plus" onClick={() => setAdding(true)}>
							{t('company.files.add')}
						</Button>
						<PhoneButton evidenceRequestId={id} room={room} onUsed={refresh} />
					</div>
				)}
			</Stack>
			{adding && (
				<AddDocumentsDialog
					room={room}
					bytes={bytes}
					target={requestTarget(id, acts, refresh)}
					onClose={() => setAdding(false)}
				/>
			)}
			{removing && <RemoveFile requestId={id} file={removing} acts={acts} onClose={() => setRemoving(null)} />}
		</Panel>
	);
};
