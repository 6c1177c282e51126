import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import type { CompanyWire } from '#shared/companies/schemas.ts';

/** The period of the current assessment, or a text if there is none. */
export const PeriodCard = ({ company }: { company: Pick<CompanyWire, 'start_date' | 'end_date'> }) => {
	const { t, locale } = useText();
	const { start_date, end_date } = company;
	const isActive = start_date !== null || end_date !== null;
	return (
		<Panel label={t('company.info.period')}>
			<Stack>
				<h2>{t('company.info.period')}</h2>
				{isActive ? (
					<Facts
						entries={[
							[t('labels.assessment.start_date'), formatDate(start_date, locale)],
							[t('labels.assessment.end_date'), formatDate(end_date, locale)],
						]}
					/>
				) : (
					<p>{t('company.info.noActiveVersion')}</p>
				)}
			</Stack>
		</Panel>
	);
};
