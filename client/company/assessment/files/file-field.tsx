import { css } from 'goober';
import { type DragEvent, type Ref, useState } from 'react';
import { useText } from '#client/app/locale.tsx';
import { Field } from '#client/ui/field.tsx';
import { color, focusRing } from '#client/ui/tokens.ts';
import { DOCUMENT_ACCEPT } from '#shared/files/documents.ts';

const zone = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 16px; padding: 24px; border: 1px dashed ${color.grey600}; border-radius: 8px; background: ${color.blue50}; position: relative;
	&[data-over='true'] { border: 4px solid ${color.success}; padding: 21px; }
	& .choose {
		padding: 8px 16px; min-height: 48px; display: inline-flex; align-items: center; border: 1px solid ${color.blue900}; border-radius: 8px; background: ${color.white}; color: ${color.blue900}; font-weight: 700;
	}
	&:hover .choose { background: ${color.blue100}; }
	& input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
	&:has(input:focus-visible) .choose { ${focusRing} }
`;

type FileFieldProps = {
	label: string;
	help: string;
	error: string | undefined;
	file: File | null;
	onFile: (file: File | null) => void;
	inputRef: Ref<HTMLInputElement>;
};

/** A file input with drag and drop. */
export const FileField = ({ label, help, error, file, onFile, inputRef }: FileFieldProps) => {
	const { t } = useText();
	const [isOver, setOver] = useState(false);
	const drop = (event: DragEvent): void => {
		event.preventDefault();
		setOver(false);
		const [dropped] = event.dataTransfer.files;
		if (dropped) onFile(dropped);
	};
	return (
		<Field label={label} need="required" help={help} error={error}>
			{(aria) => (
				// biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is optional; the file input does the same
				<div
					className={zone}
					data-over={isOver}
					onDragOver={(event) => {
						event.preventDefault();
						setOver(true);
					}}
					onDragLeave={() => setOver(false)}
					onDrop={drop}
				>
					<span className="choose" aria-hidden="true">
						{t('company.files.choose')}
					</span>
					<span>{file?.name ?? t('company.files.none')}</span>
					<input
						{...aria}
						ref={inputRef}
						type="file"
						accept={DOCUMENT_ACCEPT}
						onChange={(event) => onFile(event.target.files?.[0] ?? null)}
					/>
				</div>
			)}
		</Field>
	);
};
