import { css } from 'goober';
import { Icon, type IconName } from '#client/ui/icons.tsx';
import { color, focusRing } from '#client/ui/tokens.ts';

const look = css`
	position: relative; display: flex; align-items: center; justify-content: center; gap: 8px; width: 100%; min-height: 56px; padding: 8px 16px;
	border: 1px solid ${color.blue900}; border-radius: 8px; background: ${color.white}; color: ${color.blue900}; font-weight: 700; line-height: 1.3; text-align: center;
	&[data-first='true'] { background: ${color.blue900}; color: ${color.white}; }
	&:has(input:focus-visible) { ${focusRing} }
	& input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
`;

type PickPhotosProps = {
	text: string;
	icon: IconName;
	/** Opens the camera instead of the photo library. */
	camera?: boolean;
	onPhotos: (files: File[]) => void;
};

/** A button that picks photos. Since only JPEG and PNG are accepted, iPhones convert their HEIC photos. */
export const PickPhotos = ({ text, icon, camera = false, onPhotos }: PickPhotosProps) => (
	<label className={look} data-first={camera}>
		<Icon name={icon} />
		{text}
		<input
			type="file"
			accept="image/jpeg,image/png"
			multiple={!camera}
			{...(camera ? { capture: 'environment' as const } : {})}
			onChange={(event) => {
				const files = [...(event.target.files ?? [])];
				// Allows choosing the same photo again.
				event.target.value = '';
				if (files.length > 0) onPhotos(files);
			}}
		/>
	</label>
);
