import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';

/** On the overview while a company answers: leads to the records to prepare. Folded, it stays a line. */
export const RecordsCard = () => {
	const { t } = useText();
	const query = api.app.assessment.recordsSummary.useQuery(undefined, { meta: { handlesFailure: true } });
	const counts = query.data?.data;
	if (!counts || counts.total === 0) return null;
	return (
		<Panel label={t('company.records.title')}>
			<Fold name="records" startsOpen summary={<strong>{t('company.records.title')}</strong>}>
				<Stack>
					<p>{t('company.records.cardText', { ...counts, count: counts.at_hand })}</p>
					<div>
						<ButtonLink to={companyPaths.records}>{t('company.records.open')}</ButtonLink>
					</div>
				</Stack>
			</Fold>
		</Panel>
	);
};
