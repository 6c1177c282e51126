import { lazy, Suspense, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import type { PhoneDialogProps } from './phone-dialog.tsx';

const PhoneDialog = lazy(() => import('./phone-dialog.tsx').then((module) => ({ default: module.PhoneDialog })));

/** Opens the dialog for photos by phone. Renders nothing if the server cannot accept photos. */
export const PhoneButton = (props: Omit<PhoneDialogProps, 'onClose'>) => {
	const { t } = useText();
	const [isOpen, setOpen] = useState(false);
	const { data } = api.app.phone.available.useQuery(undefined, {
		staleTime: Number.POSITIVE_INFINITY,
		meta: { handlesFailure: true },
	});
	if (!data?.data.is_available) return null;
	return (
		<>
			<Button icon="phone" onClick={() => setOpen(true)}>
				{t('company.phone.open')}
			</Button>
			{isOpen && (
				<Suspense fallback={null}>
					<PhoneDialog {...props} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
};
