import { css } from 'goober';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, formatDateTime, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { Page } from '#client/console/shell/page.tsx';
import { useRecent } from '#client/console/shell/recent.ts';
import { FileList } from '#client/evidence/file-list.tsx';
import { ObjectionBadge } from '#client/objections/badge.tsx';
import { outcomeOf } from '#client/objections/outcome.ts';
import { ObjectionPoint } from '#client/objections/point.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { narrowOrPaper } from '#client/ui/tokens.ts';
import { isFirstTime } from '#shared/assessment/round.ts';
import type { StaffObjection } from '#shared/objections/schemas.ts';
import { CorrectionText } from './correction-banner.tsx';
import { DecideForm } from './decide-form.tsx';
import { PointRatings } from './ratings.tsx';
import { WhoDecides } from './who-decides.tsx';

const columns = css`
	display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 24px; align-items: start;
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); }
`;

const namesOf = (people: readonly { name: string }[], and: string): string =>
	people.length === 0 ? MISSING : people.map(({ name }) => name).join(and);

const About = ({ objection }: { objection: StaffObjection }) => {
	const { t, locale } = useText();
	const and = t('console.timeline.and');
	return (
		<Panel label={t('console.objections.facts')}>
			<Facts
				entries={[
					[
						t('labels.companies.company_name'),
						<Link key="company" to={consolePaths.company(objection.company.id)}>
							{objection.company.name}
						</Link>,
					],
					[
						t('console.objections.result'),
						t(objection.round === 1 ? 'objections.rounds.first' : 'objections.rounds.second'),
					],
					[t('labels.assessment.status'), objection.progress_status.name],
					[t('labels.objections.filed_at'), formatDateTime(objection.filed_at, locale)],
					[t('console.objections.filedBy'), objection.filed_by.name],
					[t('console.objections.due'), formatDate(objection.due_on, locale)],
					[t('console.objections.ratedBy'), namesOf(objection.rated_by, and)],
					[t('console.objections.finalisedBy'), namesOf(objection.finalised_by, and)],
					...(objection.decided_by
						? ([
								[t('console.objections.decidedBy'), objection.decided_by.name],
								[t('console.objections.decidedOn'), formatDateTime(objection.decided_at, locale)],
							] as const)
						: []),
				]}
			/>
		</Panel>
	);
};

/** What was decided, and what follows from it. */
const Outcome = ({ objection }: { objection: StaffObjection }) => {
	const { t, locale } = useText();
	const { status, upheld_count: upheld, point_count: points } = objection;
	if (status === 'withdrawn') {
		return (
			<Banner tone="info" title={t(`console.objections.withdrawnBy.${objection.withdrawn_because ?? 'company'}`)}>
				{objection.decided_by_involved && <p>{t('objections.cancelledByInvolved')}</p>}
			</Banner>
		);
	}
	if (upheld === null) return null;
	const next = objection.corrected_at
		? t('console.objections.corrected', { date: formatDate(objection.corrected_at, locale) })
		: t(upheld === 0 ? 'console.objections.nothingMoves' : 'console.objections.stands');
	return (
		<Banner tone="info" title={outcomeOf({ points, upheld }, t)}>
			{objection.is_being_corrected ? <CorrectionText progressId={objection.progress_id} /> : <p>{next}</p>}
			{objection.decided_by_involved && <p>{t('objections.byInvolved')}</p>}
		</Banner>
	);
};

const Content = ({ objection }: { objection: StaffObjection }) => {
	const { t } = useText();
	const { progress_id: id, round } = objection;
	// The ratings as they stand; while a correction is graded again there are none.
	const explained = api.console.explanation.get.useQuery(
		{ id, is_first_time: isFirstTime(round) },
		{ meta: { handlesFailure: true } },
	);
	const isOpen = objection.status === 'filed';
	const canDecide = isOpen && objection.why_not_decide === null;
	const ratingsOf = (point: StaffObjection['objection_points'][number]) => (
		<PointRatings point={point} explanation={explained.data?.data} round={round} progressId={id} />
	);
	return (
		<div className={columns}>
			<Stack gap="large">
				<Outcome objection={objection} />
				{isOpen && <WhoDecides objection={objection} />}
				{canDecide ? (
					<DecideForm key={objection.version} objection={objection} ratingsOf={ratingsOf} />
				) : (
					<Panel label={t('objections.pointList')}>
						<h2>{t('objections.pointList')}</h2>
						<div>
							{objection.objection_points.map((point) => (
								<ObjectionPoint key={point.id} point={point}>
									{ratingsOf(point)}
								</ObjectionPoint>
							))}
						</div>
					</Panel>
				)}
			</Stack>
			<Stack gap="large">
				<About objection={objection} />
				<Panel label={t('objections.fileList')}>
					<h2>{t('objections.fileList')}</h2>
					<FileList files={objection.files} />
				</Panel>
			</Stack>
		</div>
	);
};

/** An objection with its points, ratings and files, and its decision. */
export const ObjectionScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const query = api.console.objections.get.useQuery({ id });
	const objection = query.data?.data;
	const title = objection
		? t('console.objections.titleOf', { company: objection.company.name })
		: t('console.objections.title');
	useRecent(consolePaths.objection(id), objection && title);
	return (
		<Page
			title={title}
			aside={objection && <ObjectionBadge objection={objection} />}
			parents={[{ label: t('console.objections.title'), to: consolePaths.objections }]}
			actions={
				objection && (
					<ButtonLink to={ROUND_SCREENS[objection.round].sheet(objection.progress_id)}>
						{t('console.objections.toSheet')}
					</ButtonLink>
				)
			}
		>
			{objection ? <Content objection={objection} /> : <Loading query={query} heights={[24, 120, 120, 160]} />}
		</Page>
	);
};
