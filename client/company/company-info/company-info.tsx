import { useSearchParams } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { MainFacts } from '#client/company/profile/company-facts.tsx';
import { WebsiteLink } from '#client/company/profile/website-link.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { CompanyMembers } from './company-members.tsx';
import { infoColumns } from './info-columns.ts';
import { PeriodCard } from './period-card.tsx';

type Info = Outputs['app']['company']['info']['data'];

const InfoTab = ({ company }: { company: Info }) => {
	const { t } = useText();
	return (
		<div className={infoColumns}>
			<Panel>
				<Stack gap="large">
					<h2>{t('company.info.summary')}</h2>
					<MainFacts company={company} />
					<Row>
						<ButtonLink to={companyPaths.profile}>{t('company.info.toProfile')}</ButtonLink>
						<ButtonLink kind="text" to={companyPaths.profileEdit}>
							{t('company.info.toEdit')}
						</ButtonLink>
					</Row>
				</Stack>
			</Panel>
			<PeriodCard company={company} />
		</div>
	);
};

const Content = ({ company }: { company: Info }) => {
	const { t } = useText();
	const [parameters, setParameters] = useSearchParams();
	const selected = parameters.get('tab') === 'members' ? 'members' : 'info';
	return (
		<Stack gap="large">
			<Stack gap="small">
				<h1>{company.company_name}</h1>
				<p>{t('company.info.lead')}</p>
				<p>
					{t('labels.companies.homepage_url')}: <WebsiteLink url={company.homepage_url} />
				</p>
			</Stack>
			<Tabs
				label={t('company.info.tabs')}
				selected={selected}
				onSelect={(tab) => setParameters(tab === 'members' ? { tab } : {}, { replace: true })}
				tabs={[
					{ key: 'info', label: t('company.info.infoTab'), content: <InfoTab company={company} /> },
					{
						key: 'members',
						label: t('company.info.membersTab'),
						content: <CompanyMembers members={company.company_users} />,
					},
				]}
			/>
		</Stack>
	);
};

export const CompanyInfo = () => {
	const { t } = useText();
	useTitle(t('company.info.title'));
	const info = api.app.company.info.useQuery();
	return (
		<Container>
			<Loaded query={info} heights={[42, 24, 44, 200]}>
				{(company) =>
					company ? (
						<Content company={company} />
					) : (
						<>
							<h1>{t('company.info.title')}</h1>
							<EmptyState>{t('company.profile.noData')}</EmptyState>
						</>
					)
				}
			</Loaded>
		</Container>
	);
};
