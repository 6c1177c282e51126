import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useSingle } from '#client/api/use-single.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { Page } from '#client/console/shell/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { type ProgressRow, useProgressColumns } from './columns.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { ProgressList } from './progress-list.tsx';

type Which = 'first' | 'second';

const FinaliseDialog = ({ which, row, onClose }: { which: Which; row: ProgressRow; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const options = { onSettled: () => utils.console.invalidate() };
	const assessment = api.console.finalising.assessment.useMutation(options);
	const reassessment = api.console.finalising.reassessment.useMutation(options);
	const { run, busy } = useSingle(async () => {
		await (which === 'first' ? assessment : reassessment).mutateAsync({ id: row.id });
		onClose();
	});
	return (
		<ConfirmDialog
			title={t(`console.lists.finalise.${which}Title`, { company: row.company_name })}
			action={t(`console.lists.finalise.${which}`)}
			busy={busy}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<p>{t(`console.lists.finalise.${which}Text`)}</p>
		</ConfirmDialog>
	);
};

/** What an admin finalises, with the report and the proposal at hand. */
const ConfirmScreen = ({ which }: { which: Which }) => {
	const { t } = useText();
	const columns = useProgressColumns();
	const [finalising, setFinalising] = useState<ProgressRow | null>(null);
	const title =
		which === 'first' ? t('console.shell.links.confirmAssessments') : t('console.shell.links.confirmReassessments');
	const reportPath = (row: ProgressRow): string => paths.console.result(row.id, which === 'first');
	return (
		<Page title={title}>
			<ProgressList
				caption={title}
				awaiting={which}
				columns={[
					columns.company(which === 'first' ? undefined : (row) => paths.console.reassessment(row.id)),
					columns.score,
					{
						key: 'report',
						head: which === 'first' ? t('console.lists.report') : t('console.lists.secondReport'),
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
									to={paths.console.proposal(row.id)}
									label={t('console.lists.openProposal', { company: row.company_name })}
								>
									{t('console.lists.open')}
								</NewTabLink>
							) : (
								t('console.lists.noProposal')
							),
					},
					columns.status,
					columns.actions((row) => (
						<Button
							size="small"
							label={t(`console.lists.finalise.${which}Row`, { company: row.company_name })}
							onClick={() => setFinalising(row)}
						>
							{t('console.lists.finalise.button')}
						</Button>
					)),
				]}
				empty={which === 'first' ? t('console.lists.emptyConfirm') : t('console.lists.emptyConfirmSecond')}
			/>
			{finalising && <FinaliseDialog which={which} row={finalising} onClose={() => setFinalising(null)} />}
		</Page>
	);
};

export const ConfirmAssessments = () => <ConfirmScreen which="first" />;

export const ConfirmReassessments = () => <ConfirmScreen which="second" />;
