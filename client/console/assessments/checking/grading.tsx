import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { BeforeGrading } from '#client/console/assessments/critical/before-grading.tsx';
import { finished } from '#client/console/assessments/next/finished.ts';
import { ProposalStep } from '#client/console/assessments/proposal/proposal-step.tsx';
import { BeforeEnd } from '#client/console/assessments/voice/before-end.tsx';
import { Verdict } from '#client/documents/report/verdict.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { notify } from '#client/ui/toast.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { setFindingsOpen } from './findings-pane.tsx';
import { MarkUnchanged } from './mark-unchanged.tsx';
import { callsOf, ROUND_SCREENS, type Sheet } from './rounds.ts';
import '#client/documents/texts.ts';

const verdict = css`margin-top: 8px;`;
const buttons = css`display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 12px;`;
const actions = css`display: flex; flex-direction: column; align-items: flex-end; gap: 4px; & p { font-size: 14px; color: ${color.grey700}; }`;

type GradingProps = { round: Round; sheet: Sheet };

/** Says that grading is pending, failed or done; otherwise null. */
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
	if (sheet.status.id !== ROUND_SCREENS[round].rated + 1 || !sheet.result) return null;
	return (
		<Banner tone="success" title={t('console.checking.graded')}>
			<div className={verdict}>
				<Verdict score={sheet.result.score} maxScore={sheet.result.max_score} />
			</div>
			<p>{t('console.checking.gradedText')}</p>
		</Banner>
	);
};

/** Who follows a link of the preview finds its list open beside the ratings. */
const keepList = (target: EventTarget): void => {
	if (target instanceof Element && target.closest('a')) setFindingsOpen(true);
};

type DialogProps = GradingProps & { onConfirm: () => void; onClose: () => void };

/** Shown before grading: the provisional result, what to review first, and whether workers can still answer. */
const GradingDialog = ({ round, sheet, onConfirm, onClose }: DialogProps) => {
	const { t } = useText();
	const [isAccepted, setAccepted] = useState(false);
	const preview = callsOf(round).preview.useQuery({ id: sheet.id }, { meta: { handlesFailure: true } });
	const open = preview.data?.data.open_voice_round;
	const blockedBy = (): string | undefined => {
		// Until the preview is loaded, it is unknown whether a voice round is open.
		if (preview.isPending) return t('common.loading');
		return open && !isAccepted ? t('console.voice.gradeAnywayFirst') : undefined;
	};
	return (
		<ConfirmDialog
			width="large"
			blocked={blockedBy()}
			title={t('console.checking.confirmTitle', { company: sheet.company.company_name })}
			action={t('console.checking.confirm')}
			onConfirm={onConfirm}
			onClose={onClose}
		>
			<Stack gap="large">
				<p>{t('console.checking.confirmText')}</p>
				{open && <BeforeEnd closesOn={open.closes_on} isAccepted={isAccepted} onAccept={setAccepted} />}
				{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to the links inside */}
				<div onClick={(event) => keepList(event.target)}>
					<BeforeGrading round={round} id={sheet.id} />
				</div>
			</Stack>
		</ConfirmDialog>
	);
};

/** Requests grading, once all sub-categories are checked. */
const RequestGrading = ({ round, sheet }: GradingProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const grade = callsOf(round).grade.useMutation({ onSettled: () => utils.console.invalidate() });
	const [isConfirming, setConfirming] = useState(false);
	const { run, busy } = useSingle(async () => {
		setConfirming(false);
		notify.loading(t('console.checking.grading'));
		await grade.mutateAsync({ id: sheet.id });
		finished(sheet.id);
	});
	const unchecked = sheet.answer_categories.filter((category) => !category.is_checked).length;
	return (
		<>
			<div className={buttons}>
				{round === 2 && <MarkUnchanged sheet={sheet} onAllChecked={() => setConfirming(true)} />}
				<Button
					kind="primary"
					busy={busy || sheet.is_grading_pending}
					disabled={unchecked > 0}
					disabledReasonId="grading-reason"
					onClick={() => setConfirming(true)}
				>
					{t('console.checking.confirm')}
				</Button>
			</div>
			{unchecked > 0 && <p id="grading-reason">{t('console.checking.uncheckedLeft', { count: unchecked })}</p>}
			{isConfirming && (
				<GradingDialog round={round} sheet={sheet} onConfirm={() => void run()} onClose={() => setConfirming(false)} />
			)}
		</>
	);
};

/** The next step of a submission: grading, then the report, and in the first round the decision about a proposal. */
export const GradingAction = ({ round, sheet }: GradingProps) => {
	const { t } = useText();
	const screens = ROUND_SCREENS[round];
	if (sheet.status.id === screens.rated) {
		return (
			<div className={actions}>
				<RequestGrading round={round} sheet={sheet} />
			</div>
		);
	}
	if (sheet.status.id === screens.rated + 1) {
		return (
			<ButtonLink kind="primary" to={screens.evaluate(sheet.id)}>
				{t('console.lists.actions.createReport')}
			</ButtonLink>
		);
	}
	return sheet.status.id === STATUS.evaluated ? <ProposalStep sheet={sheet} /> : null;
};
