import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { useTitle } from '#client/app/title.ts';
import { OwnSubCategories } from '#client/company/colleagues/own-sub-categories.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { EmptyState } from '#client/ui/states.tsx';
import { STATUS } from '#shared/assessment/status.ts';
import { CategoryTable } from './category-table.tsx';
import { DocumentSection } from './files/section.tsx';
import { ProgressHeader } from './progress-header.tsx';
import { ReportLinks } from './report-links.tsx';
import { StatusCard } from './status-card.tsx';
import { SubmitSection } from './submit.tsx';

/** The overview of the current assessment: progress, status, documents and submission. */
export const Overview = () => {
	const { t } = useText();
	useTitle(t('company.overview.title'));
	const overview = api.app.assessment.overview.useQuery();
	return (
		<Container>
			<Stack gap="section">
				<h1>{t('company.overview.title')}</h1>
				<Loaded query={overview} heights={[140, 32, 46, 46, 46, 46, 46, 120]}>
					{(assessment) =>
						assessment ? (
							<>
								<ProgressHeader assessment={assessment} />
								<StatusCard assessment={assessment} />
								<ReportLinks assessment={assessment} />
								{assessment.status.id < STATUS.submitted && <OwnSubCategories />}
								<CategoryTable assessment={assessment} />
								<DocumentSection assessment={assessment} />
								<SubmitSection assessment={assessment} />
							</>
						) : (
							<Panel>
								<EmptyState>{t('company.overview.empty')}</EmptyState>
							</Panel>
						)
					}
				</Loaded>
			</Stack>
		</Container>
	);
};
