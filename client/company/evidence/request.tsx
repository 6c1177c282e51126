import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { RequestBadge } from '#client/evidence/badge.tsx';
import { RequestDue } from '#client/evidence/due.tsx';
import { useRequestPlace } from '#client/evidence/place.ts';
import { standingOf } from '#client/evidence/standing.ts';
import { RequestThread } from '#client/evidence/thread.tsx';
import { useRequestActs } from '#client/evidence/use-request-acts.ts';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { narrowOrPaper } from '#client/ui/tokens.ts';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import { Composer } from './composer.tsx';
import { FilesOfRequest } from './files.tsx';
import { RequestedQuestion } from './own-answer.tsx';
import { StandingBanner } from './standing-banner.tsx';

/** The question is in the right column; on narrow screens and on paper it is between the request and the answer. */
const columns = css`
	display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 24px; align-items: start;
	&[data-alone='true'] { grid-template-columns: minmax(0, 880px); }
	& > .asked { grid-column: 1; }
	& > .question { grid-column: 2; grid-row: 1 / span 2; position: sticky; top: 16px; }
	& > .answer { grid-column: 1; }
	${narrowOrPaper} { && { grid-template-columns: minmax(0, 1fr); } & > .asked, & > .question, & > .answer { grid-column: 1; grid-row: auto; position: static; } }
`;
const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;`;

const useReload = (id: number) => {
	const { app, client } = api.useUtils();
	return async (): Promise<EvidenceRequest> => {
		const answer = await client.app.evidence.get.query({ id });
		app.evidence.get.setData({ id }, answer);
		// Other queries that depend on the request: the list, and whose turn it is.
		void app.evidence.list.invalidate();
		void app.assessment.overview.invalidate();
		return answer.data;
	};
};

const Content = ({ request }: { request: EvidenceRequest }) => {
	const { t } = useText();
	const place = useRequestPlace()(request);
	const title = t('company.requests.titleOf', { place });
	useTitle(title);
	const [isSent, setSent] = useState(false);
	const reload = useReload(request.id);
	const acts = useRequestActs(request, reload);
	const standing = standingOf(request);
	const isOpen = standing === 'open';
	return (
		<Stack gap="large">
			<Breadcrumbs
				crumbs={[
					{ label: t('company.overview.title'), to: companyPaths.assessment },
					{ label: t('company.requests.title'), to: companyPaths.evidenceRequests },
					{ label: place },
				]}
			/>
			<Stack gap="small">
				<h1>{title}</h1>
				<div className={line}>
					<RequestBadge request={request} side="company" />
					{isOpen && <RequestDue request={request} isLabelled />}
				</div>
			</Stack>
			<StandingBanner request={request} isSent={isSent} />
			<div className={columns} data-alone={request.question === null}>
				<div className="asked">
					<Panel label={t('evidence.thread')}>
						<Stack>
							<h2>{t('evidence.thread')}</h2>
							<RequestThread request={request} side="company" unseen={acts.news?.messages ?? []} />
						</Stack>
					</Panel>
				</div>
				{request.question && (
					<div className="question">
						<RequestedQuestion question={request.question} />
					</div>
				)}
				<div className="answer">
					<Stack gap="large">
						<FilesOfRequest request={request} acts={acts} isOpen={isOpen} refresh={reload} />
						{(isOpen || standing === 'answered') && (
							<Composer request={request} acts={acts} canAnswer={isOpen} onAnswered={() => setSent(true)} />
						)}
					</Stack>
				</div>
			</div>
		</Stack>
	);
};

export const EvidenceRequestScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	useTitle(t('company.requests.title'));
	const query = api.app.evidence.get.useQuery({ id });
	return (
		<Container>
			<Loaded query={query} heights={[24, 42, 160, 160, 120]}>
				{(request) => <Content request={request} />}
			</Loaded>
		</Container>
	);
};
