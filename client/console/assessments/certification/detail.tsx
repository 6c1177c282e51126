import { useState } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { CompanyProfile } from '#client/console/assessments/company-profile.tsx';
import { HistoryLink } from '#client/console/history-link.tsx';
import { InterestBanner } from '#client/console/interests/banner.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { Table } from '#client/ui/table.tsx';
import { starsOf } from '#shared/assessment/grade.ts';
import { type Round, roundOf } from '#shared/assessment/round.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { Blocked } from './blocked.tsx';
import { CurrentElsewhere } from './current.tsx';
import { Earned } from './earned.tsx';
import { IssueForm } from './issue-form.tsx';
import { IssuedCertificates } from './issued/certificates.tsx';
import { CertificationBadge } from './status.tsx';

type Certification = Outputs['console']['certifications']['get']['data'];

/** The stars of a result that is not certified yet, where no star is not the C of a certificate. */
const ResultStars = ({ score, max }: { score: number | null; max: number }) => {
	const { t } = useText();
	if (score === null) return MISSING;
	return starsOf(score, max) === 0 ? t('documents.summary.noStar') : <Earned score={score} max={max} />;
};

const Results = ({ certification }: { certification: Certification }) => {
	const { t, locale } = useText();
	const nameOf = (isFirstTime: boolean): string =>
		isFirstTime ? t('console.certification.firstReport') : t('console.certification.secondReport');
	return (
		<Table
			caption={t('console.certification.results')}
			rows={certification.answer_sheets}
			rowKey={(row) => String(row.is_first_time)}
			columns={[
				{
					key: 'report',
					head: t('console.certification.report'),
					isHeading: true,
					cell: (row) => nameOf(row.is_first_time),
				},
				{ key: 'score', head: t('labels.assessment.score'), end: true, cell: (row) => row.score ?? MISSING },
				{
					key: 'stars',
					head: t('labels.certificates.stars'),
					cell: ({ score }) => <ResultStars score={score} max={certification.max_score} />,
				},
				{
					key: 'completed',
					head: t('console.certification.completedAt'),
					oneLine: true,
					cell: (row) => formatDate(row.updated_at, locale),
				},
				{
					key: 'view',
					head: t('console.lists.actionsHead'),
					hideHead: true,
					end: true,
					cell: (row) => (
						<ButtonLink size="small" to={consolePaths.result(row.id, roundOf(row.is_first_time))} newTab>
							{t('console.lists.open')}
							<span className="visually-hidden">：{nameOf(row.is_first_time)}</span>
						</ButtonLink>
					),
				},
			]}
		/>
	);
};

/** The last finalized round. */
const certifiedRound = (sheets: Certification['answer_sheets']): Round =>
	sheets.some((sheet) => !sheet.is_first_time) ? 2 : 1;

/** The next step: apply, issue, or view the issued certificate. */
const Issuance = ({ certification }: { certification: Certification }) => {
	const { t } = useText();
	const [isApplying, setApplying] = useState(false);
	const { id, company, status, answer_sheets, issue_dates, to_be_printed, issued_at, withdrawn_at, is_listed } =
		certification;
	const isShown = is_listed && status === 'certified';
	if (issued_at || withdrawn_at) {
		return (
			<Stack>
				<h2>{t('console.certification.issued')}</h2>
				<IssuedCertificates
					id={id}
					company={company.company_name}
					view={
						<ButtonLink kind={withdrawn_at ? 'secondary' : 'primary'} to={consolePaths.certificate(id)} newTab>
							{t('console.certification.viewCertificate')}
						</ButtonLink>
					}
				/>
				<Facts
					entries={[
						[
							t('labels.certificates.listed'),
							t(isShown ? 'console.certification.shownToAll' : 'console.certification.notShownToAll'),
						],
					]}
				/>
			</Stack>
		);
	}
	if (certification.is_blocked) return <Blocked certification={certification} round={certifiedRound(answer_sheets)} />;
	if (issue_dates && to_be_printed) {
		return (
			<Stack>
				<h2>{t('console.certification.issuance')}</h2>
				<IssueForm
					id={id}
					round={certifiedRound(answer_sheets)}
					company={company.company_name}
					dates={issue_dates}
					printed={to_be_printed}
				/>
			</Stack>
		);
	}
	return (
		<Stack>
			<h2>{t('console.certification.application')}</h2>
			<p>{status === 'not_issued' ? t('console.certification.notApplied') : t('console.certification.expiredText')}</p>
			{status === 'not_issued' && (
				<div>
					<Button kind="primary" onClick={() => setApplying(true)}>
						{t('console.certification.apply')}
					</Button>
				</div>
			)}
			{isApplying && <ApplyDialog id={id} company={company.company_name} onClose={() => setApplying(false)} />}
		</Stack>
	);
};

export const CertificationDetail = ({ id }: { id: number }) => {
	const { t } = useText();
	const query = api.console.certifications.get.useQuery({ id });
	const certification = query.data?.data;
	const current = certification?.current_certificate;
	return (
		<Page
			title={certification?.company.company_name ?? t('console.certification.title')}
			aside={certification && <CertificationBadge certification={certification} />}
			parents={[{ label: t('console.shell.links.certifications'), to: consolePaths.certifications }]}
			actions={
				<>
					{certification && (
						<>
							<ButtonLink to={consolePaths.company(certification.company.id)}>
								{t('console.certification.toCompany')}
							</ButtonLink>
							<ButtonLink to={ROUND_SCREENS[certifiedRound(certification.answer_sheets)].sheet(id)}>
								{t('console.certification.toCheck')}
							</ButtonLink>
						</>
					)}
					<HistoryLink subject="certificate" id={id} />
				</>
			}
		>
			{certification ? (
				<>
					<InterestBanner companyId={certification.company.id} />
					<Panel>
						<Issuance certification={certification} />
					</Panel>
					{current && current.progress_id !== id && <CurrentElsewhere current={current} />}
					<Stack>
						<h2>{t('console.certification.results')}</h2>
						<Results certification={certification} />
					</Stack>
					<Panel>
						<Stack>
							<h2>{t('console.profile.title')}</h2>
							<CompanyProfile company={certification.company} />
						</Stack>
					</Panel>
				</>
			) : (
				<Loading query={query} heights={[160, 120, 320]} />
			)}
		</Page>
	);
};
