import { css } from 'goober';
import { formatBytes } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { fieldMessage } from '#client/ui/form.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { color } from '#client/ui/tokens.ts';
import { documentTypeName, sizeText } from '#shared/files/document-types.ts';
import type { Chosen } from './chosen-files.ts';

const box = css`
	padding: 12px 16px 16px; border: 1px solid ${color.grey200}; border-radius: 8px;
	& .head { display: flex; align-items: flex-start; gap: 8px; margin-bottom: 8px; font-size: 14px; line-height: 1.5; }
	& .head > svg { margin-top: 1px; }
	& .head > span { flex: 1; min-width: 0; }
	& .facts { display: block; color: ${color.grey600}; }
	& .unfit { margin-bottom: 12px; outline: none; }
	& [role='progressbar'] { margin-top: 12px; }
`;

type ChosenFileProps = {
	chosen: Chosen;
	bytes: number;
	isSending: boolean;
	onRename: (name: string) => void;
	onRemove: () => void;
};

/** A chosen file with its type and size, the name for the document, and the progress of its upload. */
export const ChosenFile = ({ chosen, bytes, isSending, onRename, onRemove }: ChosenFileProps) => {
	const { t } = useText();
	const { file, name, state, percent, errors } = chosen;
	const facts = [documentTypeName(file.name), formatBytes(file.size)].filter(Boolean).join(t('company.files.dot'));
	const unfit =
		errors.document === 'company.files.tooLarge'
			? t('company.files.tooLarge', { size: sizeText(bytes) })
			: fieldMessage(errors.document, t('company.files.file'));
	return (
		<li className={box}>
			<div className="head">
				<Icon name="file" />
				<span>
					{file.name}
					<span className="facts">{facts}</span>
				</span>
				{!isSending && (
					<Button size="tiny" label={t('company.files.leaveOutNamed', { name: file.name })} onClick={onRemove}>
						{t('company.files.leaveOut')}
					</Button>
				)}
			</div>
			{unfit && (
				<div role="alert" className="unfit" tabIndex={-1} data-unfit>
					<FieldError>{unfit}</FieldError>
				</div>
			)}
			<TextInput
				label={t('labels.files.name')}
				need="required"
				value={name}
				readOnly={isSending}
				autoComplete="off"
				error={fieldMessage(errors.name, t('labels.files.name'))}
				onChange={(event) => onRename(event.target.value)}
			/>
			{state === 'sending' && (
				<ProgressBar percent={percent} label={t('company.files.sendingNamed', { name: file.name })} />
			)}
		</li>
	);
};
