import { css } from 'goober';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { Page } from '#client/console/shell/page.tsx';
import { useRecent } from '#client/console/shell/recent.ts';
import { useRequestPlace } from '#client/evidence/place.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { narrowOrPaper } from '#client/ui/tokens.ts';
import { RequestView } from './request-view.tsx';
import { RequestedQuestion } from './requested-question.tsx';

const columns = css`
	display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 24px; align-items: start;
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); }
`;

/** The answered request that has waited longest apart from this one, and how many there are. */
const useNextAnswered = (id: number) => {
	const query = api.console.evidence.list.useQuery(
		{ status: 'answered', is_active: true, sort: 'answered_at', page: 1, per_page: 2 },
		{ meta: { handlesFailure: true } },
	);
	return (query.data?.data ?? []).find((request) => request.id !== id)?.id ?? null;
};

/** The page of a request, with its question and a link to the next answered request. */
export const EvidenceRequestScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const placeOf = useRequestPlace();
	const query = api.console.evidence.get.useQuery({ id });
	const next = useNextAnswered(id);
	const request = query.data?.data;
	const screens = request && ROUND_SCREENS[request.round];
	useRecent(
		consolePaths.evidenceRequest(id),
		request && `${request.company.name} · ${t('console.requests.titleOf', { place: placeOf(request) })}`,
	);
	return (
		<Page
			title={request ? t('console.requests.titleOf', { place: placeOf(request) }) : t('console.requests.title')}
			parents={[
				{ label: t('console.requests.title'), to: consolePaths.evidenceRequests },
				...(request && screens ? [{ label: request.company.name, to: screens.sheet(request.progress_id) }] : []),
			]}
			actions={
				next !== null && (
					<ButtonLink to={consolePaths.evidenceRequest(next)}>{t('console.requests.nextAnswered')}</ButtonLink>
				)
			}
		>
			{request ? (
				<div className={request.question ? columns : undefined}>
					<Panel label={t('evidence.thread')}>
						<Stack>
							<h2>{request.company.name}</h2>
							<RequestView
								request={request}
								onNext={next === null ? null : () => navigate(consolePaths.evidenceRequest(next))}
							/>
						</Stack>
					</Panel>
					{request.question && <RequestedQuestion request={request} question={request.question} />}
				</div>
			) : (
				<Loading query={query} heights={[24, 120, 120, 160]} />
			)}
		</Page>
	);
};
