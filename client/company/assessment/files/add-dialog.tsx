import { css } from 'goober';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { sizeText } from '#shared/files/document-types.ts';
import { ChosenFile } from './chosen-file.tsx';
import { FileField } from './file-field.tsx';
import { type UploadTarget, useUploads } from './use-uploads.ts';

const layout = css`display: flex; flex-direction: column; gap: 16px;`;
const list = css`display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 0; list-style: none;`;

type AddDocumentsProps = {
	/** How many documents may still be added. */
	room: number;
	/** Size limit of a file. */
	bytes: number;
	target: UploadTarget;
	onClose: () => void;
};

/** Uploads documents: choose several files at once, then name each. */
export const AddDocumentsDialog = ({ room, bytes, target, onClose }: AddDocumentsProps) => {
	const { t } = useText();
	const formId = useId();
	const form = useRef<HTMLFormElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const [tries, setTries] = useState(0);
	const { chosen, leftOut, isMissing, isSending, ...uploads } = useUploads({ room, bytes, target, onDone: onClose });
	useEffect(() => {
		if (tries === 0 || isSending) return;
		if (isMissing) input.current?.focus();
		else form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-unfit]')?.focus();
	}, [tries, isMissing, isSending]);
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		void uploads.send().then(() => setTries((before) => before + 1));
	};
	return (
		<EditDialog
			title={t('company.files.addTitle')}
			isChanged={chosen.length > 0}
			busy={isSending}
			onClose={onClose}
			action={
				<Button type="submit" form={formId} kind="primary" busy={isSending}>
					{t('company.files.add')}
				</Button>
			}
		>
			<form ref={form} id={formId} className={layout} noValidate onSubmit={submit}>
				<FileField
					label={t('company.files.file')}
					help={t('company.files.fileHelp', { size: sizeText(bytes), count: room })}
					error={isMissing ? t('company.files.required') : undefined}
					inputRef={input}
					onFiles={uploads.add}
				/>
				<p role="status">{leftOut > 0 && t('company.files.tooMany', { count: room, leftOut })}</p>
				<ul className={list}>
					{chosen.map((one) => (
						<ChosenFile
							key={one.key}
							chosen={one}
							bytes={bytes}
							isSending={isSending}
							onRename={(name) => uploads.rename(one.key, name)}
							onRemove={() => {
								uploads.remove(one.key);
								input.current?.focus();
							}}
						/>
					))}
				</ul>
			</form>
		</EditDialog>
	);
};
