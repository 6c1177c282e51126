import { css } from 'goober';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { openIn, standingOf } from '#client/evidence/standing.ts';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { RequestCard } from './request-card.tsx';
import { useRequests } from './requests.ts';

const list = css`display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 0; list-style: none;`;

type GroupProps = { heading: string; requests: readonly RequestRow[] };

const Group = ({ heading, requests }: GroupProps) =>
	requests.length > 0 && (
		<section aria-label={heading}>
			<Stack gap="small">
				<h2>{heading}</h2>
				<ul className={list}>
					{requests.map((request) => (
						<RequestCard key={request.id} request={request} />
					))}
				</ul>
			</Stack>
		</section>
	);

const Groups = ({ requests }: { requests: readonly RequestRow[] }) => {
	const { t } = useText();
	if (requests.length === 0) {
		return (
			<Panel>
				<EmptyState
					picture="documents"
					action={<ButtonLink to={companyPaths.assessment}>{t('company.requests.toOverview')}</ButtonLink>}
				>
					{t('company.requests.empty')}
				</EmptyState>
			</Panel>
		);
	}
	const open = openIn(requests);
	const answered = requests.filter((request) => standingOf(request) === 'answered');
	return (
		<>
			<Group heading={t('company.requests.open', { count: open.length })} requests={open} />
			<Group heading={t('company.requests.answered')} requests={answered} />
			<Group
				heading={t('company.requests.others')}
				requests={requests.filter((request) => !open.includes(request) && !answered.includes(request))}
			/>
		</>
	);
};

/** The evidence requests of the company, open ones first. */
export const EvidenceRequests = () => {
	const { t } = useText();
	useTitle(t('company.requests.title'));
	const query = useRequests();
	return (
		<Container width="text">
			<Stack gap="large">
				<Breadcrumbs
					crumbs={[
						{ label: t('company.overview.title'), to: companyPaths.assessment },
						{ label: t('company.requests.title') },
					]}
				/>
				<Stack gap="small">
					<h1>{t('company.requests.title')}</h1>
					<p>{t('company.requests.lead')}</p>
				</Stack>
				<Loaded query={query} heights={[28, 120, 120, 120]}>
					{(requests) => <Groups requests={requests} />}
				</Loaded>
			</Stack>
		</Container>
	);
};
