import '#client/plans/texts.ts';
import { css } from 'goober';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDateTime, formatPeriod, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { NewTabLink } from '#client/console/assessments/lists/new-tab-link.tsx';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { STATUS } from '#shared/assessment/status.ts';
import { REASSESSING } from '#shared/assessment/status-sets.ts';
import type { CompanyDetail } from './info.tsx';
import { Certificate, Score } from './years.tsx';

type Progress = CompanyDetail['assessment_progresses'][number];

const small = css`font-size: 14px; line-height: 1.4; max-width: 16em; white-space: normal; word-break: auto-phrase;`;

const links = css`display: flex; flex-wrap: wrap; gap: 4px 16px;`;

/** Whether the re-assessment has a sheet that is being checked, or a report. */
const hasSecondRound = ({ status, has_second_evaluation_report: hasReport }: Progress): boolean =>
	hasReport || REASSESSING.some((id) => id === status.id);

const Documents = ({ progress }: { progress: Progress }) => {
	const { t } = useText();
	const documents = [
		...(progress.submitted_at === null
			? []
			: [{ to: consolePaths.check(progress.id), label: t('management.companies.checkSheet') }]),
		...(hasSecondRound(progress)
			? [{ to: consolePaths.reassessment(progress.id), label: t('management.companies.secondCheckSheet') }]
			: []),
		...(progress.status.id === STATUS.issued
			? [{ to: consolePaths.certificate(progress.id), label: t('management.companies.certificate') }]
			: []),
		...(progress.has_first_evaluation_report
			? [{ to: consolePaths.result(progress.id, 1), label: t('console.lists.report') }]
			: []),
		...(progress.has_second_evaluation_report
			? [{ to: consolePaths.result(progress.id, 2), label: t('console.lists.secondReport') }]
			: []),
		...(progress.has_improvement_proposal
			? [{ to: consolePaths.proposal(progress.id), label: t('console.lists.proposal') }]
			: []),
		...(progress.has_improvement_proposal &&
		progress.status.id >= STATUS.completed &&
		progress.status.id <= STATUS.issued
			? [{ to: consolePaths.improvementPlan(progress.id), label: t('plans.title') }]
			: []),
		...(progress.voice ? [{ to: consolePaths.voice(progress.voice.id), label: t('console.voice.title') }] : []),
	];
	if (documents.length === 0) return MISSING;
	return (
		<span className={links}>
			{documents.map(({ to, label }) => (
				<NewTabLink key={to} to={to} label={label}>
					{label}
				</NewTabLink>
			))}
		</span>
	);
};

/** All assessments of the company, newest first. */
export const History = ({ company }: { company: CompanyDetail }) => {
	const { t, locale } = useText();
	const columns: Column<Progress>[] = [
		{
			key: 'period',
			head: t('console.lists.period'),
			isHeading: true,
			oneLine: true,
			cell: (row) => formatPeriod(row.start_date, row.end_date, locale),
		},
		{
			key: 'status',
			head: t('labels.assessment.status'),
			cell: (row) => (
				<div>
					<StatusBadge status={row.status} />
					{row.is_by_same_person && <div className={small}>{t('management.companies.samePerson')}</div>}
					{row.is_certificate_blocked && (
						<div>
							<Link to={consolePaths.certification(row.id)}>{t('console.certification.blocked')}</Link>
						</div>
					)}
				</div>
			),
		},
		{
			key: 'score',
			head: t('labels.assessment.score'),
			cell: (row) =>
				row.score === null && !row.certificate ? (
					MISSING
				) : (
					<span className={links}>
						<Score progress={row} />
						<Certificate progress={row} />
					</span>
				),
		},
		{
			key: 'updated',
			head: t('labels.assessment.updated_at'),
			oneLine: true,
			cell: (row) => formatDateTime(row.updated_at, locale),
		},
		{
			key: 'documents',
			head: t('management.companies.documents'),
			cell: (row) => <Documents progress={row} />,
		},
	];
	return (
		<Table
			caption={t('management.companies.tabs.history')}
			columns={columns}
			rows={company.assessment_progresses}
			rowKey={(row) => row.id}
			empty={<EmptyState>{t('management.companies.noHistory')}</EmptyState>}
		/>
	);
};
