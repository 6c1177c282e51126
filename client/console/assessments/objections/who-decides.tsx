import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { Banner } from '#client/ui/states.tsx';
import type { StaffObjection } from '#shared/objections/schemas.ts';

/** Whether the reader may decide, why not, and who may instead. */
export const WhoDecides = ({ objection }: { objection: StaffObjection }) => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const { company, why_not_decide: whyNot, may_decide: others, is_marked_as_involved: isMarked } = objection;
	if (isMarked) {
		return (
			<Banner tone="warning" title={t('console.objections.markedTitle')}>
				<p>{t('console.objections.markedText')}</p>
			</Banner>
		);
	}
	if (whyNot !== 'involved' && whyNot !== 'conflict') return null;
	const namesOf = (isAssigned: boolean): string =>
		others
			.filter((one) => one.is_assigned === isAssigned)
			.map(({ name }) => name)
			.join(t('console.timeline.and'));
	const [now, onceAssigned] = [namesOf(true), namesOf(false)];
	return (
		<Banner
			tone="info"
			title={t(whyNot === 'conflict' ? 'console.interests.bannerTitle' : 'console.objections.involvedTitle')}
		>
			<p>{t(whyNot === 'conflict' ? 'console.interests.bannerText' : 'console.objections.involvedText')}</p>
			{now !== '' && <p>{t('console.objections.mayDecide', { names: now })}</p>}
			{onceAssigned !== '' && <p>{t('console.objections.onceAssigned', { names: onceAssigned })}</p>}
			{isAdmin && onceAssigned !== '' && (
				<p>
					<Link to={consolePaths.company(company.id)}>{t('console.objections.toAssign')}</Link>
				</p>
			)}
		</Banner>
	);
};
