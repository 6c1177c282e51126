import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';

const MINUTES_PER_QUESTION = 3;
const MINUTES_PER_HOUR = 60;

/** Whom to ask, how long it takes, and what is next. */
export const FirstDay = ({ questionCount }: { questionCount: number }) => {
	const { t } = useText();
	const isAdmin = isCompanyAdmin(useCompanyUser());
	const hours = Math.max(1, Math.round((questionCount * MINUTES_PER_QUESTION) / MINUTES_PER_HOUR));
	return (
		<Panel label={t('company.records.firstTitle')}>
			<Stack>
				<h2>{t('company.records.firstTitle')}</h2>
				<Facts
					entries={[
						[t('company.records.whom'), t('company.records.whomText')],
						[t('company.records.time'), t('company.records.timeText', { count: questionCount, hours })],
						[t('company.records.next'), t('company.records.nextText')],
					]}
				/>
				<Row>
					<ButtonLink to={companyPaths.assessment} kind="primary">
						{t('company.records.toAnswers')}
					</ButtonLink>
					{isAdmin && <ButtonLink to={companyPaths.members}>{t('company.records.invite')}</ButtonLink>}
				</Row>
			</Stack>
		</Panel>
	);
};
