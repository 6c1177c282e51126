import { css } from 'goober';
import { useEffect, useMemo, useState } from 'react';
import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import type { ViewedFile } from '#client/viewer/file.ts';
import type { OnPlace } from '#client/viewer/place.ts';
import { scrollBox, Tools, ZoomTools } from '#client/viewer/tools.tsx';
import { DownloadButton, Instead, Trouble } from '#client/viewer/trouble.tsx';
import { contentTypeOf } from '#shared/files/document-types.ts';
import { hasTooManyPixels, pictureSize } from '#shared/files/picture-size.ts';

const picture = css`display: block; margin: 0 auto; height: auto; background: repeating-conic-gradient(#e6e6e6 0 25%, #ffffff 0 50%) 0 0 / 16px 16px;`;

const useAddress = (file: ViewedFile, bytes: Uint8Array<ArrayBuffer>): string | null => {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		const type = contentTypeOf(file.extension === 'png' ? 'png' : 'jpg');
		const made = URL.createObjectURL(new Blob([bytes], { type }));
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [file.extension, bytes]);
	return address;
};

type PictureViewProps = { file: ViewedFile; bytes: Uint8Array<ArrayBuffer>; onPlace: OnPlace };

/** A JPEG or PNG, as wide as the pane or larger; then it scrolls. */
const Picture = ({ file, bytes, onPlace }: PictureViewProps) => {
	const { t } = useText();
	const address = useAddress(file, bytes);
	const [zoom, setZoom] = useState(1);
	const [isBroken, setBroken] = useState(false);
	useEffect(() => onPlace(null), [onPlace]);
	if (isBroken) return <Trouble file={file} reason="broken" />;
	return (
		<div className="view">
			<Tools>
				<ZoomTools zoom={zoom} onZoom={setZoom} />
			</Tools>
			<section
				className={scrollBox}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
				tabIndex={0}
				aria-label={file.file_name}
				data-scrolls
			>
				{address && (
					<img
						className={picture}
						style={{ width: `${zoom * 100}%` }}
						src={address}
						alt={t('viewer.picture', { name: file.file_name })}
						decoding="async"
						onError={() => setBroken(true)}
					/>
				)}
			</section>
		</div>
	);
};

/** An image, unless its header announces a size that would exhaust memory. */
export const PictureView = (props: PictureViewProps) => {
	const { file, bytes } = props;
	const { t } = useText();
	const size = useMemo(() => pictureSize(bytes), [bytes]);
	if (!size) return <Trouble file={file} reason="broken" />;
	if (!hasTooManyPixels(size)) return <Picture {...props} />;
	const [width, height] = [formatNumber(size.width), formatNumber(size.height)];
	return (
		<Instead tone="error" title={t('viewer.manyPixels', { width, height })}>
			<p>{t('viewer.remedy')}</p>
			<DownloadButton file={file} />
		</Instead>
	);
};
