import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { HistoryLink } from '#client/console/history-link.tsx';
import { InterestBanner } from '#client/console/interests/banner.tsx';
import { CompanyMenu } from '#client/console/management/companies/actions/company-menu.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useRecent } from '#client/console/shell/recent.ts';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { AskedAct } from './asked-act.tsx';
import { CompanyHead } from './head.tsx';
import { History } from './history.tsx';
import { Info } from './info.tsx';
import { CompanyMembers } from './members.tsx';
import { Timelines } from './timelines.tsx';

const TABS = ['info', 'members', 'history', 'timeline'] as const;
type TabKey = (typeof TABS)[number];

export const CompanyScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const [parameters, setParameters] = useSearchParams();
	const wanted = parameters.get('tab');
	const selected: TabKey = TABS.find((tab) => tab === wanted) ?? 'info';
	const query = api.console.companies.get.useQuery({ id });
	const company = query.data?.data;
	useRecent(consolePaths.company(id), company?.company_name);
	return (
		<Page
			title={company?.company_name ?? t('management.companies.title')}
			parents={[{ label: t('console.shell.links.companies'), to: consolePaths.companies }]}
			aside={company?.status && <StatusBadge status={company.status} />}
			actions={
				company && (
					<>
						<HistoryLink subject="company" id={company.id} />
						<CompanyMenu company={company} showLabel />
					</>
				)
			}
		>
			{company && <AskedAct company={company} />}
			<Loaded query={query} heights={[44, 40, 24, 24, 24, 24]}>
				{(data) => (
					<Stack gap="section">
						<InterestBanner companyId={data.id} />
						<CompanyHead company={data} />
						<Tabs<TabKey>
							label={data.company_name}
							selected={selected}
							onSelect={(tab) => setParameters(tab === 'info' ? {} : { tab }, { replace: true })}
							tabs={[
								{ key: 'info', label: t('management.companies.tabs.info'), content: <Info company={data} /> },
								{
									key: 'members',
									label: t('management.companies.tabs.members', { count: data.company_users.length }),
									content: <CompanyMembers company={data} />,
								},
								{ key: 'history', label: t('management.companies.tabs.history'), content: <History company={data} /> },
								{ key: 'timeline', label: t('console.timeline.title'), content: <Timelines company={data} /> },
							]}
						/>
					</Stack>
				)}
			</Loaded>
		</Page>
	);
};
