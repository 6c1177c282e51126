import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useRequestPlace } from '#client/evidence/place.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { RequestView } from './request-view.tsx';

/** A request in a dialog over the check, so that its scroll position is kept. Typed text survives closing. */
export const RequestDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
	const { t } = useText();
	const placeOf = useRequestPlace();
	const query = api.console.evidence.get.useQuery({ id });
	const request = query.data?.data;
	return (
		<Dialog
			title={request ? t('console.requests.titleOf', { place: placeOf(request) }) : t('console.requests.title')}
			width="large"
			onClose={onClose}
			actions={
				<>
					<ButtonLink kind="text" to={consolePaths.evidenceRequest(id)} newTab>
						{t('console.requests.ownPage')}
					</ButtonLink>
					<Button onClick={onClose}>{t('common.close')}</Button>
				</>
			}
		>
			<Loaded query={query} heights={[24, 96, 96, 160]}>
				{(loaded) => <RequestView request={loaded} onNext={null} />}
			</Loaded>
		</Dialog>
	);
};
