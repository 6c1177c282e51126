import { useSearchParams } from 'wouter';
import { api } from '../../../../api/client.ts';
import { useText } from '../../../../app/locale.tsx';
import { paths } from '../../../../app/paths.ts';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { StatusBadge } from '../../../assessments/status-badge.tsx';
import { Page } from '../../../shell/page.tsx';
import { CompanyMenu } from '../actions/company-menu.tsx';
import { History } from './history.tsx';
import { Info } from './info.tsx';
import { Members } from './members.tsx';

const TABS = ['info', 'members', 'history'] as const;
type TabKey = (typeof TABS)[number];

/** A company: its profile and the period of its assessment, its members, and its assessments so far. */
export const CompanyScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const [parameters, setParameters] = useSearchParams();
	const wanted = parameters.get('tab');
	const selected: TabKey = TABS.find((tab) => tab === wanted) ?? 'info';
	const query = api.console.companies.get.useQuery({ id });
	const company = query.data?.data;
	return (
		<Page
			title={company?.company_name ?? t('management.companies.title')}
			parents={[{ label: t('console.shell.links.companies'), to: paths.console.companies }]}
			aside={company?.status && <StatusBadge status={company.status} />}
			actions={company && <CompanyMenu company={company} showLabel />}
		>
			<Loaded query={query} heights={[44, 40, 24, 24, 24, 24]}>
				{(data) => (
					<Tabs<TabKey>
						label={data.company_name}
						selected={selected}
						onSelect={(tab) => setParameters(tab === 'info' ? {} : { tab }, { replace: true })}
						tabs={[
							{ key: 'info', label: t('management.companies.tabs.info'), content: <Info company={data} /> },
							{
								key: 'members',
								label: t('management.companies.tabs.members', { count: data.company_users.length }),
								content: <Members company={data} />,
							},
							{ key: 'history', label: t('management.companies.tabs.history'), content: <History company={data} /> },
						]}
					/>
				)}
			</Loaded>
		</Page>
	);
};
