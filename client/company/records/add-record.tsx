import { useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useDocumentTarget } from '#client/company/assessment/files/document-target.ts';
import { AddDocumentsDialog } from '#client/company/assessment/files/late-add-dialog.ts';
import { Button } from '#client/ui/button.tsx';
import type { PreparedRecord } from '#shared/answering/records.ts';
import { LinkOffer } from './offer.tsx';

type AddRecordProps = { record: PreparedRecord; onAdded: () => void };

/** Uploads documents as a record, then offers to link them to the questions that accept it. */
export const AddRecord = ({ record, onAdded }: AddRecordProps) => {
	const { t } = useText();
	const [isAdding, setAdding] = useState(false);
	const [offered, setOffered] = useState<readonly number[]>([]);
	const added = useRef<number[]>([]);
	const overview = api.app.assessment.overview.useQuery(undefined, { meta: { handlesFailure: true } }).data?.data;
	const target = useDocumentTarget(async ({ id }) => {
		added.current.push(id);
	});
	if (!overview) return null;
	const { document_limits: limits, company_document_files: files } = overview;
	const room = limits.files - files.length;
	const close = (): void => {
		setAdding(false);
		if (added.current.length === 0) return;
		setOffered(added.current);
		added.current = [];
		onAdded();
	};
	return (
		<>
			{room > 0 ? (
				<Button
					size="small"
					icon="plus"
					label={t('company.records.addNamed', { name: record.name })}
					onClick={() => setAdding(true)}
				>
					{t('company.records.add')}
				</Button>
			) : (
				<p>{t('company.records.full')}</p>
			)}
			{isAdding && <AddDocumentsDialog room={room} bytes={limits.bytes} target={target} onClose={close} />}
			{offered.length > 0 && <LinkOffer record={record} documentIds={offered} onClose={() => setOffered([])} />}
		</>
	);
};
