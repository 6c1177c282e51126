import { Link } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Legend } from '#client/ui/charts/legend.tsx';
import { TeamCell, TeamProgress } from '#client/ui/charts/team-progress.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import type { TeamMember } from '#shared/answering/schemas.ts';
import { progressRow } from './progress-row.ts';
import { useMembers } from './use-members.ts';

/** All sub-categories by assignee, with their progress; while none is assigned, an admin's way to assign them. */
export const Team = ({ team }: { team: readonly TeamMember[] }) => {
	const { t } = useText();
	const mayAssign = useMembers().length > 1;
	const assign = mayAssign && <Link to={companyPaths.assignments}>{t('company.colleagues.assign')}</Link>;
	if (team.length === 0) return assign && <p>{assign}</p>;
	const rows = team.map((member) => progressRow(t, member));
	const signs = [
		['done', 1, true],
		['begun', 0.5, false],
		['untouched', 0, false],
	] as const;
	return (
		<Panel label={t('company.colleagues.team')}>
			<Stack>
				<Row align="ends">
					<h2>{t('company.colleagues.team')}</h2>
					{assign}
				</Row>
				<TeamProgress
					title={t('company.colleagues.team')}
					heads={[
						t('labels.assessment.assignee'),
						t('company.overview.subCategories'),
						t('company.overview.questions'),
					]}
					rows={rows}
				/>
				<Legend
					label={t('company.colleagues.cells')}
					entries={signs.map(([key, share, isDone]) => ({
						key,
						sign: <TeamCell share={share} isDone={isDone} />,
						text: t(`company.colleagues.${key}`),
					}))}
				/>
			</Stack>
		</Panel>
	);
};
