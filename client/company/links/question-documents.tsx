import { css } from 'goober';
import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useDocumentTarget } from '#client/company/assessment/files/document-target.ts';
import { AddDocumentsDialog } from '#client/company/assessment/files/late-add-dialog.ts';
import { FileLink } from '#client/evidence/file-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { color } from '#client/ui/tokens.ts';
import { MAX_DOCUMENTS } from '#shared/files/document-types.ts';
import type { SheetLinks } from './use-links.ts';

const box = css`
	display: flex; flex-direction: column; gap: 8px;
	& .label { font-size: 17px; font-weight: 700; color: ${color.grey900}; }
	& .none { color: ${color.grey600}; }
	& ul { display: flex; flex-wrap: wrap; gap: 0 16px; margin: 0; padding: 0; list-style: none; }
`;
const choices = css`display: flex; flex-direction: column; align-items: flex-start; gap: 8px; padding: 4px 16px; border-inline-start: 4px solid ${color.grey200};`;
const hint = css`font-size: 14px; color: ${color.grey700};`;

type ChoiceProps = {
	/** Shown in the legend, such as 'Question 3'. */
	name: string;
	questionId: number;
	links: SheetLinks;
};

/** All documents as checkboxes, and a button to upload one for this question. */
const Choices = ({ name, questionId, links }: ChoiceProps) => {
	const { t } = useText();
	const { documents } = links;
	const [isAdding, setAdding] = useState(false);
	const limits = api.app.assessment.overview.useQuery(undefined, { meta: { handlesFailure: true } }).data?.data
		?.document_limits;
	const room = (limits?.files ?? MAX_DOCUMENTS) - documents.length;
	const target = useDocumentTarget(({ id }) => links.linkNew(id, questionId));
	return (
		<fieldset className={choices}>
			<legend className="visually-hidden">{t('company.links.ofQuestion', { question: name })}</legend>
			{documents.map((one) => (
				<Checkbox
					key={one.id}
					label={one.file_name}
					checked={one.answer_content_ids.includes(questionId)}
					onChange={(event) => links.link(one, questionId, event.target.checked)}
				/>
			))}
			<p className={hint}>
				{t(room > 0 ? 'company.links.savedAtOnce' : 'company.links.full', { count: MAX_DOCUMENTS })}
			</p>
			{room > 0 && (
				<Button size="small" icon="plus" onClick={() => setAdding(true)}>
					{t('company.files.add')}
				</Button>
			)}
			{isAdding && (
				<AddDocumentsDialog
					room={room}
					// No client-side limit while the overview loads; the server refuses files that are too large.
					bytes={limits?.bytes ?? Number.MAX_SAFE_INTEGER}
					target={target}
					onClose={() => setAdding(false)}
				/>
			)}
		</fieldset>
	);
};

type QuestionDocumentsProps = ChoiceProps & { isReadOnly: boolean };

/** Chooses the documents that support the answer to a question, without leaving the sheet. */
export const QuestionDocuments = ({ isReadOnly, ...choice }: QuestionDocumentsProps) => {
	const { t } = useText();
	const id = useId();
	const [isChoosing, setChoosing] = useState(false);
	const { name, questionId, links } = choice;
	const linked = links.documents.filter(({ answer_content_ids }) => answer_content_ids.includes(questionId));
	return (
		<div className={box}>
			<p className="label">{t('company.links.heading')}</p>
			{linked.length === 0 ? (
				<p className="none">{t('company.links.none')}</p>
			) : (
				<ul>
					{linked.map((file) => (
						<li key={file.id}>
							<FileLink file={file} />
						</li>
					))}
				</ul>
			)}
			{!isReadOnly && (
				<div>
					<Button
						size="small"
						label={t(isChoosing ? 'company.links.closeOf' : 'company.links.chooseOf', { question: name })}
						disclosure={{ expanded: isChoosing, controls: id }}
						onClick={() => setChoosing(!isChoosing)}
					>
						{t(isChoosing ? 'company.links.close' : 'company.links.choose')}
					</Button>
				</div>
			)}
			{isChoosing && !isReadOnly && (
				<div id={id}>
					<Choices {...choice} />
				</div>
			)}
		</div>
	);
};
