import { api } from '#client/api/client.ts';
import { failureOf } from '#client/base/failure.ts';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useCompanyUser } from '#client/company/use-company-user.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Facts, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { notify } from '#client/ui/toast.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { daysLeftText } from './deadline-text.ts';
import { AnswerCounts } from './review-answers.tsx';
import { ProfileReview } from './review-profile.tsx';

const Documents = ({ files }: { files: AssessmentOverview['company_document_files'] }) => {
	const { t } = useText();
	if (files.length === 0) {
		return (
			<Banner tone="warning" title={t('company.review.noDocuments')}>
				<p>{t('company.review.noDocumentsText')}</p>
			</Banner>
		);
	}
	return (
		<>
			<p>{t('company.review.documents', { count: files.length })}</p>
			<ul>
				{files.map((file) => (
					<li key={file.id}>{file.file_name}</li>
				))}
			</ul>
		</>
	);
};

const Contents = ({ assessment }: { assessment: AssessmentOverview }) => {
	const texts = useText();
	const { t } = texts;
	const { expired_at: deadline, company_document_files: files } = assessment;
	return (
		<Facts
			entries={[
				[t('company.review.files'), <Documents key="files" files={files} />],
				[t('company.review.profile'), <ProfileReview key="profile" />],
				[
					t('company.review.deadline'),
					deadline === null
						? t('company.overview.noDeadline')
						: t('company.review.until', {
								date: formatDate(deadline, texts.locale),
								left: daysLeftText(deadline, texts),
							}),
				],
				[t('company.review.submitter'), useCompanyUser()?.name ?? MISSING],
			]}
		/>
	);
};

type ReviewProps = { assessment: AssessmentOverview; onSubmitted: () => void; onClose: () => void };

/** Shows what will be submitted and asks for confirmation, since a submission cannot be undone. */
export const ReviewDialog = ({ assessment, onSubmitted, onClose }: ReviewProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const submit = api.app.assessment.submit.useMutation({
		onMutate: () => notify.loading(t('company.submit.sending')),
		onSuccess: async () => {
			await utils.app.assessment.invalidate();
			onSubmitted();
		},
		// A refusal means that the cached overview is stale.
		onError: (error) => failureOf(error).status !== 0 && utils.app.assessment.overview.invalidate(),
	});
	const close = (): void => {
		if (!submit.isPending) onClose();
	};
	return (
		<Dialog
			title={t('company.submit.title')}
			width="large"
			onClose={close}
			actions={
				<>
					<Button disabled={submit.isPending} onClick={close}>
						{t('common.cancel')}
					</Button>
					<Button kind="primary" busy={submit.isPending} onClick={() => submit.mutate()}>
						{t('company.submit.button')}
					</Button>
				</>
			}
		>
			<Stack gap="large">
				<Banner tone="warning" title={t('company.submit.warning')} />
				<AnswerCounts counts={assessment.answer_counts} />
				<Contents assessment={assessment} />
				{submit.error && <Banner tone="error" title={failureOf(submit.error).message} alert />}
			</Stack>
		</Dialog>
	);
};
