import { Link } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useMembers } from '#client/company/colleagues/use-members.ts';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';

const MINUTES_PER_QUESTION = 3;
const MINUTES_PER_HOUR = 60;

const Whom = () => {
	const { t } = useText();
	const mayAssign = useMembers().length > 1;
	const assign = t('company.records.assign');
	return (
		<>
			{t('company.records.whomText')}
			<br />
			{mayAssign ? <Link to={companyPaths.assignments}>{assign}</Link> : assign}
		</>
	);
};

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
						[t('company.records.whom'), <Whom key="whom" />],
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
