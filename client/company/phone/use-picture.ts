import { useEffect, useState } from 'react';
import { addressOf } from '#client/api/address.ts';
import { send } from '#client/api/transport.ts';
import type { PhoneFile } from '#shared/evidence/phone.ts';

const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

type Picture = { id: number; file: Pick<PhoneFile, 'id' | 'extension'> };

/** The object URL of a waiting photo; null while it loads, 'failed' if it cannot be loaded. */
export const usePicture = ({ id, file }: Picture): string | null => {
	const [address, setAddress] = useState<string | null>(null);
	const { id: fileId, extension } = file;
	useEffect(() => {
		let made: string | null = null;
		const ending = new AbortController();
		const load = async (): Promise<void> => {
			const path = addressOf('/app/phone_uploads/:id/files/:file_id', { id, file_id: fileId });
			const response = await send(path, { signal: ending.signal });
			if (!response.ok) return setAddress('failed');
			// The server sends it as a download, so the image type is set here.
			made = URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: TYPES[extension] ?? '' }));
			if (ending.signal.aborted) URL.revokeObjectURL(made);
			else setAddress(made);
		};
		load().catch(() => ending.signal.aborted || setAddress('failed'));
		return () => {
			ending.abort();
			if (made) URL.revokeObjectURL(made);
		};
	}, [id, fileId, extension]);
	return address;
};
