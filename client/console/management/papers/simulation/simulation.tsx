import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ListDownload } from '#client/console/list-download.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner, Skeleton } from '#client/ui/states.tsx';
import type { PaperSimulation as Simulation } from '#shared/papers/simulation.ts';
import { SimulationResultView } from './result.tsx';

const POLL_MS = 1_500;

type StateProps = {
	draftId: number;
	simulation: Simulation | null;
	isOlder: boolean;
	busy: boolean;
	onRequest: () => void;
};

const RequestButton = ({
	busy,
	onRequest,
	kind,
}: Pick<StateProps, 'busy' | 'onRequest'> & { kind: 'primary' | 'secondary' }) => {
	const { t } = useText();
	return (
		<Button kind={kind} size={kind === 'primary' ? 'medium' : 'small'} busy={busy} onClick={onRequest}>
			{t('management.simulation.request')}
		</Button>
	);
};

/** The newest simulation of the draft, with a button to start another. */
const SimulationState = ({ draftId, simulation, isOlder, busy, onRequest }: StateProps) => {
	const { t, locale } = useText();
	if (!simulation) {
		return (
			<EmptyState action={<RequestButton kind="primary" busy={busy} onRequest={onRequest} />}>
				{t('management.simulation.notYet')}
			</EmptyState>
		);
	}
	if (simulation.status === 'running') {
		return (
			<Stack>
				<p role="status">{t('management.simulation.running')}</p>
				<Skeleton heights={[46, 46, 46, 46]} />
			</Stack>
		);
	}
	if (simulation.status === 'failed' || !simulation.result) {
		return (
			<Banner tone="error" title={t('management.simulation.failed')} alert>
				<div>
					<Button busy={busy} onClick={onRequest}>
						{t('management.simulation.again')}
					</Button>
				</div>
			</Banner>
		);
	}
	return (
		<Stack gap="section">
			{isOlder && (
				<Banner tone="warning" title={t('management.simulation.older')}>
					<p>{t('management.simulation.olderText')}</p>
				</Banner>
			)}
			<Row align="ends">
				<p>{t('management.simulation.at', { date: formatDateTime(simulation.finished_at, locale) })}</p>
				<Row>
					<ListDownload file={{ path: '/console/assessment_papers/:id/simulation/download', input: { id: draftId } }} />
					<RequestButton kind={isOlder ? 'primary' : 'secondary'} busy={busy} onRequest={onRequest} />
				</Row>
			</Row>
			<SimulationResultView result={simulation.result} />
		</Stack>
	);
};

const DraftSimulation = ({ draftId, version }: { draftId: number; version: number }) => {
	const utils = api.useUtils();
	const query = api.console.simulations.read.useQuery(
		{ id: draftId },
		{ refetchInterval: ({ state }) => (state.data?.data?.status === 'running' ? POLL_MS : false) },
	);
	const request = api.console.simulations.request.useMutation({
		onSuccess: () => utils.console.simulations.read.invalidate({ id: draftId }),
	});
	return (
		<Loaded query={query} heights={[46, 46, 46, 46]}>
			{(simulation) => (
				<SimulationState
					draftId={draftId}
					simulation={simulation}
					isOlder={simulation !== null && simulation.version !== version}
					busy={request.isPending}
					onRequest={() => request.mutate({ id: draftId })}
				/>
			)}
		</Loaded>
	);
};

/** Re-scores finished assessments with the draft of the regular paper, to show what it would have changed. */
export const PaperSimulation = () => {
	const { t } = useText();
	// The first is the draft, if there is one.
	const head = api.console.papers.list.useQuery(
		{ is_premium: true, page: 1, per_page: 1 },
		{ placeholderData: keepPreviousData },
	);
	return (
		<Page
			title={t('management.simulation.title')}
			parents={[{ label: t('console.shell.links.regularPapers'), to: consolePaths.regularPapers }]}
		>
			<p>{t('management.simulation.lead')}</p>
			<Loaded query={head} heights={[46, 46, 46, 46]}>
				{([first]) =>
					first && !first.is_published ? (
						<DraftSimulation draftId={first.id} version={first.version} />
					) : (
						<EmptyState
							action={
								<ButtonLink to={consolePaths.regularPapers} size="small">
									{t('management.simulation.toPapers')}
								</ButtonLink>
							}
						>
							{t('management.simulation.noDraft')}
						</EmptyState>
					)
				}
			</Loaded>
		</Page>
	);
};
