import { useText } from '#client/base/locale.tsx';
import { CountedBanner, useCounted } from '#client/console/assessments/programme/counted.tsx';
import { GoingLiveHint } from '#client/console/going-live-hint.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useProgressColumns } from './columns.tsx';
import { ProgressList } from './progress-list.tsx';

/** All assessments visible to the user, including earlier ones. */
export const AllAssessments = () => {
	const { t } = useText();
	const columns = useProgressColumns();
	const { counted, clear } = useCounted();
	return (
		<Page title={t('console.shell.links.allAssessments')} aside={<GoingLiveHint />}>
			<CountedBanner counted={counted} onClear={clear} />
			<ProgressList
				counted={counted}
				list="assessments"
				caption={t('console.shell.links.allAssessments')}
				allLabel={t('console.lists.allProgress')}
				columns={[
					columns.company(),
					columns.period,
					columns.submittedAt,
					columns.submittedBy,
					columns.status,
					columns.assessors,
				]}
				bulk={['assign', 'period', 'remind', 'finalise']}
				empty={t('console.lists.emptyAll')}
			/>
		</Page>
	);
};
