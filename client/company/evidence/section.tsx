import { css } from 'goober';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { openIn, standingOf } from '#client/evidence/standing.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { RequestCard } from './request-card.tsx';

const list = css`display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 0; list-style: none;`;

/** Most requests on the overview. */
const MOST = 3;

/** The open requests on the overview, with a link to all. Nothing before the first request. */
export const RequestsSection = ({ requests }: { requests: readonly RequestRow[] }) => {
	const { t } = useText();
	if (requests.length === 0) return null;
	const open = openIn(requests);
	const answered = requests.filter((request) => standingOf(request) === 'answered').length;
	return (
		<Panel label={t('company.requests.title')}>
			<Stack>
				<Row align="ends">
					<h2>{t('company.requests.title')}</h2>
					<ButtonLink size="small" to={companyPaths.evidenceRequests}>
						{t('company.requests.all', { count: requests.length })}
					</ButtonLink>
				</Row>
				<p>
					{t('company.requests.summary', {
						open: open.length,
						answered,
						others: requests.length - open.length - answered,
					})}
				</p>
				{open.length > 0 && (
					<ul className={list}>
						{open.slice(0, MOST).map((request) => (
							<RequestCard key={request.id} request={request} />
						))}
					</ul>
				)}
			</Stack>
		</Panel>
	);
};
