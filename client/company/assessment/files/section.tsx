import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { formatBytes, formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { HideNote } from '#client/company/hide-note.tsx';
import { DocumentLinks } from '#client/company/links/document-links.tsx';
import { PhoneButton } from '#client/company/phone/phone-button.tsx';
import { DeletedFile, isDeleted } from '#client/evidence/deleted-file.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { useFileDialog } from '#client/viewer/open-in-dialog.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { documentTypeName, sizeText } from '#shared/files/document-types.ts';
import type { DocumentFile } from '#shared/files/documents.ts';
import { useDocumentTarget } from './document-target.ts';
import { AddDocumentsDialog } from './late-add-dialog.ts';
import { RemoveDocumentDialog } from './remove-dialog.tsx';

const list = css`
	display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none;
	& li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; padding: 8px 0; min-height: 60px; border-top: 1px solid ${color.grey200}; }
	& li:first-child { border-top: 0; }
`;
const fileLink = css`
	display: flex; align-items: flex-start; gap: 8px; margin-inline-end: auto; min-width: 0; max-width: 100%; min-height: 44px; padding: 8px 0; border: 0; background: none; cursor: pointer; text-align: start;
	color: ${color.blue1000}; text-decoration: underline; text-underline-offset: 3px;
	& svg { margin-top: 4px; }
	&:hover { text-decoration-thickness: 3px; }
	&:focus-visible { background: ${color.focusYellow}; border-radius: 4px; }
	${phone} { width: 100%; }
`;

const factsLook = css`color: ${color.grey600}; font-size: 14px; ${phone} { margin-inline-end: auto; padding-inline-start: 28px; }`;

/** The evidence documents: up to 5, editable until the assessment is submitted. */
export const DocumentSection = ({ assessment }: { assessment: AssessmentOverview }) => {
	const { t, locale } = useText();
	const [adding, setAdding] = useState(false);
	const [removing, setRemoving] = useState<DocumentFile | null>(null);
	const viewer = useFileDialog();
	const target = useDocumentTarget();
	const utils = api.useUtils();
	const { company_document_files: files, document_limits: limits } = assessment;
	const isOpen = assessment.status.id < STATUS.submitted;
	const isFull = files.length >= limits.files;
	const factsOf = ({ extension, byte_size, uploaded_at }: DocumentFile): string =>
		[documentTypeName(`.${extension}`), formatBytes(byte_size), formatDate(uploaded_at, locale)]
			.filter(Boolean)
			.join(t('company.files.dot'));
	const room = isFull ? t('company.files.full') : t('company.files.lead', { size: sizeText(limits.bytes) });
	const lead = isOpen ? room : t('company.files.closedLead');
	const isEmpty = files.length === 0;
	const acts = isOpen && !isFull && (
		<Row>
			<PhoneButton room={limits.files - files.length} onUsed={() => utils.app.assessment.overview.invalidate()} />
			<Button icon="plus" onClick={() => setAdding(true)}>
				{t('company.files.add')}
			</Button>
		</Row>
	);
	return (
		<Panel label={t('company.files.heading')}>
			<Stack>
				<Row align="ends">
					<h2>{t('company.files.heading')}</h2>
					{!isEmpty && acts}
				</Row>
				<p>{lead}</p>
				{isOpen && !isFull && <HideNote />}
				{isEmpty ? (
					<EmptyState picture="documents" action={acts}>
						{t('company.files.empty')}
					</EmptyState>
				) : (
					<ul className={list}>
						{files.map((file) => (
							<li key={file.id}>
								{isDeleted(file) ? (
									<DeletedFile file={file} />
								) : (
									<button type="button" className={fileLink} onClick={() => viewer.open(file)}>
										<Icon name="file" />
										<span>{file.file_name}</span>
									</button>
								)}
								<span className={factsLook}>{factsOf(file)}</span>
								<DocumentLinks file={file} isOpen={isOpen} />
								{isOpen && (
									<Button
										size="small"
										label={t('company.files.removeNamed', { name: file.file_name })}
										onClick={() => setRemoving(file)}
									>
										{t('company.files.remove')}
									</Button>
								)}
							</li>
						))}
					</ul>
				)}
			</Stack>
			{adding && (
				<AddDocumentsDialog
					room={limits.files - files.length}
					bytes={limits.bytes}
					target={target}
					onClose={() => setAdding(false)}
				/>
			)}
			{viewer.dialog}
			{removing && <RemoveDocumentDialog file={removing} onClose={() => setRemoving(null)} />}
		</Panel>
	);
};
