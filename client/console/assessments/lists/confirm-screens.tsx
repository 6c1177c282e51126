import { css } from 'goober';
import { useState } from 'react';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { color } from '#client/ui/tokens.ts';
import { awaitingOf, type Round } from '#shared/assessment/round.ts';
import { ApprovalCell } from './approval-cell.tsx';
import { useProgressColumns } from './columns.tsx';
import { FinaliseDialog } from './finalise-dialog.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { ProgressList } from './progress-list.tsx';
import type { ProgressRow } from './progress-row.ts';
import { proposalStateOf } from './proposal-state.ts';

const none = css`white-space: nowrap; & > small { display: block; font-size: inherit; color: ${color.grey700}; }`;

/** The assessments of a round that await finalization by an admin, with links to report and proposal. */
const ConfirmScreen = ({ round }: { round: Round }) => {
	const { t } = useText();
	const columns = useProgressColumns();
	const [finalising, setFinalising] = useState<ProgressRow | null>(null);
	const title =
		round === 1 ? t('console.shell.links.confirmAssessments') : t('console.shell.links.confirmReassessments');
	const reportPath = (row: ProgressRow): string => consolePaths.result(row.id, round);
	return (
		<Page title={title}>
			<ProgressList
				list={round === 1 ? 'to_confirm' : 'to_confirm_again'}
				caption={title}
				preset={{ awaiting: awaitingOf(round) }}
				opensBy="since"
				bulk={['assign', 'finalise']}
				columns={[
					columns.company(round === 1 ? undefined : (row) => consolePaths.reassessment(row.id)),
					columns.score,
					{
						key: 'report',
						head: round === 1 ? t('console.lists.report') : t('console.lists.secondReport'),
						cell: (row) => (
							<NewTabLink to={reportPath(row)} label={t('console.lists.openReport', { company: row.company_name })}>
								{t('console.lists.open')}
							</NewTabLink>
						),
					},
					{
						key: 'proposal',
						head: t('console.lists.proposal'),
						cell: (row) =>
							row.has_improvement_proposal ? (
								<NewTabLink
									to={consolePaths.proposal(row.id)}
									label={t('console.lists.openProposal', { company: row.company_name })}
								>
									{t('console.lists.open')}
								</NewTabLink>
							) : (
								<span className={none}>
									{t('console.lists.noProposal')}
									{proposalStateOf(row) === 'undecided' && <small>{t('console.lists.undecided')}</small>}
								</span>
							),
					},
					columns.status,
					columns.assessors,
					columns.actions((row) => <ApprovalCell row={row} round={round} onOpen={() => setFinalising(row)} />),
				]}
				empty={round === 1 ? t('console.lists.emptyConfirm') : t('console.lists.emptyConfirmSecond')}
			/>
			{finalising && <FinaliseDialog round={round} row={finalising} onClose={() => setFinalising(null)} />}
		</Page>
	);
};

export const ConfirmAssessments = () => <ConfirmScreen round={1} />;

export const ConfirmReassessments = () => <ConfirmScreen round={2} />;
