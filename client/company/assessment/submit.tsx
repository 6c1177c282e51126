import { useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { failureOf } from '#client/api/failure.ts';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { notify } from '#client/ui/toast.tsx';
import type { AssessmentOverview } from '#shared/assessment/answering.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { daysLeft } from './progress.ts';

/** Why the assessment cannot be submitted yet; null when it can. */
const useBlocked = ({ categories, expired_at }: AssessmentOverview): string | null => {
	const { t } = useText();
	const missing = categories.filter((category) => !category.is_answered);
	const [first] = missing;
	if (first) return t('company.submit.blocked', { count: missing.length, category: first.content });
	return (daysLeft(expired_at, new Date()) ?? 0) < 0 ? t('company.submit.overdue') : null;
};

/** Submits the assessment, after a confirmation, since it cannot be undone. Enabled once all categories are answered. */
export const SubmitSection = ({ assessment }: { assessment: AssessmentOverview }) => {
	const { t } = useText();
	const reasonId = useId();
	const [isConfirming, setConfirming] = useState(false);
	const utils = api.useUtils();
	const blocked = useBlocked(assessment);
	const submit = api.app.assessment.submit.useMutation({
		onMutate: () => notify.loading(t('company.submit.sending')),
		onSuccess: () => utils.app.assessment.invalidate(),
		// A rejection means that the cached overview is stale.
		onError: (error) => failureOf(error).status !== 0 && utils.app.assessment.overview.invalidate(),
		onSettled: () => setConfirming(false),
	});
	if (assessment.status.id >= STATUS.submitted) return null;
	return (
		<Panel label={t('company.submit.heading')}>
			<Stack>
				<h2>{t('company.submit.heading')}</h2>
				<p id={reasonId}>{blocked ?? t('company.submit.ready')}</p>
				{submit.error && <Banner tone="error" title={failureOf(submit.error).message} alert />}
				<div>
					<Button
						kind="primary"
						size="large"
						disabled={blocked !== null}
						disabledReasonId={reasonId}
						busy={submit.isPending}
						onClick={() => setConfirming(true)}
					>
						{t('company.submit.button')}
					</Button>
				</div>
			</Stack>
			{isConfirming && (
				<ConfirmDialog
					title={t('company.submit.title')}
					action={t('company.submit.button')}
					busy={submit.isPending}
					onConfirm={() => submit.mutate()}
					onClose={() => setConfirming(false)}
				>
					<Banner tone="warning" title={t('company.submit.warning')} />
				</ConfirmDialog>
			)}
		</Panel>
	);
};
