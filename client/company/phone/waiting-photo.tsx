import { css } from 'goober';
import { useState } from 'react';
import { formatBytes } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { PhoneFile } from '#shared/evidence/phone.ts';
import { usePicture } from './use-picture.ts';

const box = css`
	display: grid; grid-template-columns: 112px 1fr auto; align-items: start; gap: 8px 16px; padding: 12px 0; border-top: 1px solid ${color.grey200};
	& .frame { position: relative; display: grid; place-items: center; width: 112px; height: 112px; border: 1px solid ${color.grey200}; border-radius: 4px; background: ${color.grey50}; overflow: hidden; }
	& .frame img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
	& .frame span { padding: 8px; font-size: 14px; text-align: center; color: ${color.grey700}; }
	& .facts { margin-top: 4px; font-size: 14px; color: ${color.grey600}; }
	${phone} { grid-template-columns: 88px 1fr; & .frame { width: 88px; height: 88px; } & > button { grid-column: 2; justify-self: start; } }
`;

type WaitingPhotoProps = {
	/** Id of the code. */
	id: number;
	file: PhoneFile;
	name: string;
	error: string | undefined;
	busy: boolean;
	onRename: (name: string) => void;
	onDiscard: () => void;
};

/** An arrived photo with its preview and name, and a button to delete it. */
export const WaitingPhoto = ({ id, file, name, error, busy, onRename, onDiscard }: WaitingPhotoProps) => {
	const { t } = useText();
	// A renewed code lists the same photos: keeping the first code's id avoids loading them again.
	const [first] = useState(id);
	const address = usePicture({ id: first, file });
	return (
		<li className={box}>
			<div className="frame">
				{address === 'failed' && <span>{t('company.phone.noPicture')}</span>}
				{address !== null && address !== 'failed' && (
					<img src={address} alt={t('company.phone.picture', { name })} width={file.width} height={file.height} />
				)}
			</div>
			<div>
				<TextInput
					label={t('company.phone.photoName')}
					need="required"
					value={name}
					readOnly={busy}
					autoComplete="off"
					error={error}
					onChange={(event) => onRename(event.target.value)}
				/>
				<p className="facts">
					{[`${file.width} × ${file.height}`, formatBytes(file.byte_size)].join(t('company.files.dot'))}
				</p>
			</div>
			<Button size="small" disabled={busy} label={t('company.phone.discardNamed', { name })} onClick={onDiscard}>
				{t('company.phone.discard')}
			</Button>
		</li>
	);
};
