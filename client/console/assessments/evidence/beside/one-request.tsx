import { useEffect } from 'react';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import type { PaneStore } from '#client/console/assessments/checking/pane/pane-store.ts';
import { RequestView } from '#client/console/assessments/evidence/request-view.tsx';
import { isDeleted } from '#client/evidence/deleted-file.tsx';
import { useRequestPlace } from '#client/evidence/place.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import { Part } from './part.tsx';

/** Shows the first file of an answer above it, unless one of its files is shown already. */
const useAnswerInSight = (store: PaneStore, request: EvidenceRequest | undefined): void => {
	const id = request?.id;
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when another request is opened, not at each change of it
	useEffect(() => {
		if (request?.status !== 'answered') return;
		const paths = request.files.filter((file) => !isDeleted(file)).map(({ file_path }) => file_path);
		const [first] = paths;
		const { filePath } = store.get();
		if (first && !(filePath && paths.includes(filePath))) store.set({ filePath: first });
	}, [store, id]);
};

type OneRequestProps = {
	id: number;
	store: PaneStore;
	/** Opens the next answered request of the round; null if there is none. */
	onNext: (() => void) | null;
	onBack: () => void;
	onLeave: () => void;
};

/** A request beside the check: its files are shown above it, and it is answered and decided here. */
export const OneRequest = ({ id, store, onNext, onBack, onLeave }: OneRequestProps) => {
	const { t } = useText();
	const placeOf = useRequestPlace();
	const query = api.console.evidence.get.useQuery({ id }, { meta: { handlesFailure: true } });
	const request = query.data?.data;
	useAnswerInSight(store, request);
	return (
		<Part
			title={request ? t('console.requests.titleOf', { place: placeOf(request) }) : t('console.requests.title')}
			store={store}
			onBack={onBack}
			onLeave={onLeave}
			aside={
				<ButtonLink kind="text" size="small" to={consolePaths.evidenceRequest(id)} newTab>
					{t('console.requests.ownPage')}
				</ButtonLink>
			}
		>
			<Loaded query={query} heights={[24, 96, 96]}>
				{(loaded) => (
					<RequestView request={loaded} onNext={onNext} beside={{ onFile: (filePath) => store.set({ filePath }) }} />
				)}
			</Loaded>
		</Part>
	);
};
