import { css } from 'goober';
import { useState } from 'react';
import type { Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { CompanyProfile } from '#client/console/assessments/company-profile.tsx';
import { PeriodDialog } from '#client/console/management/companies/actions/late-period-dialog.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { narrowOrPaper } from '#client/ui/tokens.ts';
import { isStatusId } from '#shared/assessment/status.ts';
import { OPEN } from '#shared/assessment/status-sets.ts';
import { industryByMedium } from '#shared/companies/industries.ts';
import { InCharge } from './in-charge.tsx';
import { industryName } from './industry-name.ts';

export type CompanyDetail = Outputs['console']['companies']['get']['data'];

const columns = css`
	display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 24px; align-items: start;
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); & > :last-child { order: -1; } }
`;

const side = css`display: flex; flex-direction: column; gap: 24px;`;

const Period = ({ company }: { company: CompanyDetail }) => {
	const { t, locale } = useText();
	const [isPeriodOpen, setPeriodOpen] = useState(false);
	const isRunning = company.status !== null && isStatusId(company.status.id) && OPEN.includes(company.status.id);
	return (
		<Panel>
			<Stack>
				<h2>{t('console.profile.period')}</h2>
				<Facts
					entries={[
						[t('labels.assessment.start_date'), formatDate(company.start_date, locale)],
						[t('labels.assessment.end_date'), formatDate(company.end_date, locale)],
					]}
				/>
				{isRunning && (
					<div>
						<Button size="small" onClick={() => setPeriodOpen(true)}>
							{t('management.companies.period.item')}
						</Button>
					</div>
				)}
				{isPeriodOpen && <PeriodDialog company={company} onClose={() => setPeriodOpen(false)} />}
			</Stack>
		</Panel>
	);
};

export const Info = ({ company }: { company: CompanyDetail }) => {
	const { t, locale } = useText();
	const code = industryByMedium(company.registration_number.slice(0, 2)) ?? company.industry_code;
	return (
		<div className={columns}>
			<Panel>
				<Stack gap="large">
					<Row align="ends">
						<h2>{t('console.profile.title')}</h2>
						<ButtonLink to={consolePaths.editCompany(company.id)} size="small">
							{t('management.companies.edit')}
						</ButtonLink>
					</Row>
					<CompanyProfile
						company={company}
						more={[
							...(company.your_number === null
								? []
								: [[t('labels.companies.your_number'), company.your_number] as const]),
							[t('labels.companies.industry_code'), industryName(code, locale) || MISSING],
						]}
					/>
				</Stack>
			</Panel>
			<div className={side}>
				<InCharge company={company} />
				<Period company={company} />
			</div>
		</div>
	);
};
