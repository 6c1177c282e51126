import { lazy, Suspense, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { PickPhotos } from '#client/evidence/pick-photos.tsx';
import { Button } from '#client/ui/button.tsx';
import { hasOwnCamera } from './own-camera.tsx';
import type { PhoneDialogProps } from './phone-dialog.tsx';

const PhoneDialog = lazy(() => import('./phone-dialog.tsx').then((module) => ({ default: module.PhoneDialog })));

/**
 * Opens the dialog for photos by phone; on a phone or tablet, its own camera first. Renders nothing if the server cannot
 * accept photos.
 */
export const PhoneButton = (props: Omit<PhoneDialogProps, 'onClose' | 'taken'>) => {
	const { t } = useText();
	const [isOpen, setOpen] = useState(false);
	const [taken, setTaken] = useState<readonly File[]>([]);
	const [isHeld] = useState(hasOwnCamera);
	const { data } = api.app.phone.available.useQuery(undefined, {
		staleTime: Number.POSITIVE_INFINITY,
		meta: { handlesFailure: true },
	});
	if (!data?.data.is_available) return null;
	return (
		<>
			{isHeld && (
				<PickPhotos
					text={t('company.phone.take')}
					icon="phone"
					camera
					onPhotos={(photos) => {
						setTaken(photos);
						setOpen(true);
					}}
				/>
			)}
			<Button icon="phone" onClick={() => setOpen(true)}>
				{t(isHeld ? 'company.phone.openOther' : 'company.phone.open')}
			</Button>
			{isOpen && (
				<Suspense fallback={null}>
					<PhoneDialog
						{...props}
						taken={taken}
						onClose={() => {
							setOpen(false);
							setTaken([]);
						}}
					/>
				</Suspense>
			)}
		</>
	);
};
