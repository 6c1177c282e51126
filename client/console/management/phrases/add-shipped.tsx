import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

/** Adds the shipped phrases for all staff; nothing once all of them were added. */
export const AddShipped = () => {
	const { t } = useText();
	const utils = api.useUtils();
	const count =
		api.console.phrases.shipped.useQuery(undefined, { meta: { handlesFailure: true } }).data?.data.count ?? 0;
	const add = api.console.phrases.addShipped.useMutation();
	const [isAsking, setAsking] = useState(false);
	const { run, busy } = useSingle(async () => {
		await add.mutateAsync();
		await utils.console.phrases.invalidate();
		setAsking(false);
	});
	if (count === 0) return null;
	return (
		<>
			<Button icon="plus" onClick={() => setAsking(true)}>
				{t('management.phrases.addShipped', { count })}
			</Button>
			{isAsking && (
				<ConfirmDialog
					title={t('management.phrases.addShippedTitle', { count })}
					action={t('management.phrases.addShippedAct')}
					busy={busy}
					onConfirm={() => void run()}
					onClose={() => setAsking(false)}
				>
					<p>{t('management.phrases.addShippedText')}</p>
				</ConfirmDialog>
			)}
		</>
	);
};
