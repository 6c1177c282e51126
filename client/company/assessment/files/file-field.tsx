import { css } from 'goober';
import { type DragEvent, type Ref, useEffect, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Field } from '#client/ui/field.tsx';
import { color, focusRing } from '#client/ui/tokens.ts';
import { DOCUMENT_ACCEPT } from '#shared/files/document-types.ts';

const zone = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 24px; border: 1px dashed ${color.grey600}; border-radius: 8px; background: ${color.blue50}; position: relative;
	&[data-over='true'] { border: 4px solid ${color.success}; padding: 21px; }
	& .choose {
		padding: 8px 16px; min-height: 48px; display: inline-flex; align-items: center; border: 1px solid ${color.blue900}; border-radius: 8px; background: ${color.white}; color: ${color.blue900}; font-weight: 700;
	}
	& .or { font-size: 14px; }
	&:hover .choose { background: ${color.blue100}; }
	& input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
	&:has(input:focus-visible) .choose { ${focusRing} }
`;

/** Prevents a file dropped outside the field from replacing the page. */
const useNoStrayDrop = (): void => {
	useEffect(() => {
		const prevent = (event: Event): void => event.preventDefault();
		window.addEventListener('dragover', prevent);
		window.addEventListener('drop', prevent);
		return () => {
			window.removeEventListener('dragover', prevent);
			window.removeEventListener('drop', prevent);
		};
	}, []);
};

type FileFieldProps = {
	label: string;
	/** The limits of type, size and number. */
	help: string;
	error: string | undefined;
	onFiles: (files: File[]) => void;
	inputRef: Ref<HTMLInputElement>;
};

/** A field for several files, with drag and drop. */
export const FileField = ({ label, help, error, onFiles, inputRef }: FileFieldProps) => {
	const { t } = useText();
	const [isOver, setOver] = useState(false);
	useNoStrayDrop();
	const drop = (event: DragEvent): void => {
		event.preventDefault();
		setOver(false);
		onFiles([...event.dataTransfer.files]);
	};
	return (
		<Field label={label} need="required" help={help} error={error}>
			{(aria) => (
				// biome-ignore lint/a11y/noStaticElementInteractions: a drop has no role; the file input in it does the same by keyboard
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
					<span className="or">{t('company.files.orDrop')}</span>
					<input
						{...aria}
						ref={inputRef}
						type="file"
						multiple
						accept={DOCUMENT_ACCEPT}
						onChange={(event) => {
							const files = [...(event.target.files ?? [])];
							// Reset, so that a file can be chosen again after it was removed.
							event.target.value = '';
							if (files.length > 0) onFiles(files);
						}}
					/>
				</div>
			)}
		</Field>
	);
};
