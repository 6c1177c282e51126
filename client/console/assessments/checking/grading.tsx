import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useSingle } from '#client/api/use-single.ts';
import { useText } from '#client/app/locale.tsx';
import { BeforeGrading } from '#client/console/assessments/critical/before-grading.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { notify } from '#client/ui/toast.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';
import { callsOf, ROUND_SCREENS, type Sheet } from './rounds.ts';

const actions = css`display: flex; flex-direction: column; align-items: flex-end; gap: 4px; & p { font-size: 14px; color: ${color.grey700}; }`;

type GradingProps = { round: Round; sheet: Sheet };

/** The state of grading: pending, failed or done; else null. */
export const GradingBanner = ({ round, sheet }: GradingProps) => {
	const { t } = useText();
	if (sheet.is_grading_pending) {
		return (
			<Banner tone="info" title={t('console.checking.gradingPending')}>
				<p>{t('console.checking.gradingPendingText')}</p>
			</Banner>
		);
	}
	if (sheet.grading_error) return <Banner tone="error" title={sheet.grading_error} alert />;
	if (sheet.status.id !== ROUND_SCREENS[round].rated + 1) return null;
	return (
		<Banner tone="success" title={t('console.checking.graded')}>
			<p>{t('console.checking.gradedText')}</p>
		</Banner>
	);
};

/** Confirms the check and enqueues grading, once all categories are checked; when graded, a link to the report. */
export const GradingAction = ({ round, sheet }: GradingProps) => {
	const { t } = useText();
	const screens = ROUND_SCREENS[round];
	const utils = api.useUtils();
	const grade = callsOf(round).grade.useMutation({ onSettled: () => utils.console.invalidate() });
	const [isConfirming, setConfirming] = useState(false);
	const { run, busy } = useSingle(async () => {
		setConfirming(false);
		notify.loading(t('console.checking.grading'));
		await grade.mutateAsync({ id: sheet.id });
	});
	if (sheet.status.id === screens.rated + 1) {
		return (
			<ButtonLink kind="primary" to={screens.evaluate(sheet.id)}>
				{t('console.lists.actions.createReport')}
			</ButtonLink>
		);
	}
	if (sheet.status.id !== screens.rated) return null;
	const unchecked = sheet.answer_categories.filter((category) => !category.is_checked).length;
	return (
		<div className={actions}>
			<Button
				kind="primary"
				busy={busy || sheet.is_grading_pending}
				disabled={unchecked > 0}
				disabledReasonId="grading-reason"
				onClick={() => setConfirming(true)}
			>
				{t('console.checking.confirm')}
			</Button>
			{unchecked > 0 && <p id="grading-reason">{t('console.checking.uncheckedLeft', { count: unchecked })}</p>}
			{isConfirming && (
				<ConfirmDialog
					width="medium"
					title={t('console.checking.confirmTitle', { company: sheet.company.company_name })}
					action={t('console.checking.confirm')}
					onConfirm={() => void run()}
					onClose={() => setConfirming(false)}
				>
					<Stack>
						<p>{t('console.checking.confirmText')}</p>
						<BeforeGrading round={round} id={sheet.id} />
					</Stack>
				</ConfirmDialog>
			)}
		</div>
	);
};
