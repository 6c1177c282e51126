import { css } from 'goober';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { color } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { ObjectionStanding } from '#shared/objections/schemas.ts';

const quiet = css`padding-top: 16px; border-top: 1px solid ${color.grey200}; font-size: 14px; @media print { display: none; }`;

type EntryLineProps = { standing: ObjectionStanding; round: Round; isAdmin: boolean };

/** Says the last day on which to object, which stays true when the page is left open or printed; days that are left would not. */
export const EntryLine = ({ standing, round, isAdmin }: EntryLineProps) => {
	const { t, locale } = useText();
	const { objection, why_not: whyNot, last_day: lastDay } = standing;
	if (objection?.round === round) {
		return (
			<p className={quiet}>
				<Link to={companyPaths.objection(objection.id)}>{t('company.objections.toOwn')}</Link>
			</p>
		);
	}
	if (standing.round !== round || whyNot !== null || lastDay === null) return null;
	const until = t('company.objections.until', { date: formatDate(lastDay, locale) });
	return (
		<p className={quiet}>
			{isAdmin ? (
				<>
					<Link to={companyPaths.objectionNew}>{t('company.objections.entry')}</Link> {until}
				</>
			) : (
				`${t('company.objections.adminsOnly')} ${until}`
			)}
		</p>
	);
};

/** Below a report: how to object to it and until when, or the objection that there is. */
export const ObjectionEntry = ({ progressId, round }: { progressId: number; round: Round }) => {
	const isAdmin = isCompanyAdmin(useCompanyUser());
	const query = api.app.objections.standing.useQuery(undefined, { meta: { handlesFailure: true } });
	const standing = query.data?.data;
	if (standing?.progress_id !== progressId) return null;
	return <EntryLine standing={standing} round={round} isAdmin={isAdmin} />;
};
