import { css } from 'goober';
import { lookOf } from '#client/assessment/statuses.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { STATUS } from '#shared/assessment/status.ts';

const region = css`& > div { width: 100%; }`;

export const StatusCard = ({ assessment }: { assessment: AssessmentOverview }) => {
	const { t, locale } = useText();
	const { card } = lookOf(assessment.status.id);
	const { certificate_reissued_at: reissued, certificate_withdrawn_at: withdrawn } = assessment;
	if (!card) return null;
	if (withdrawn) {
		return (
			<section className={region} aria-label={t('company.card.label')}>
				<Banner tone="warning" title={t('company.card.withdrawn', { date: formatDate(withdrawn, locale) })}>
					<p>{t('company.card.withdrawnText')}</p>
				</Banner>
			</section>
		);
	}
	return (
		<section className={region} aria-label={t('company.card.label')}>
			<Banner tone={card.tone} title={t(`company.card.${card.title}`)}>
				<p>{t(`company.card.${card.text}`)}</p>
				{reissued && <p>{t('company.card.reissuedText', { date: formatDate(reissued, locale) })}</p>}
				{assessment.status.id === STATUS.issued && (
					<Row>
						<PdfDownload
							file={{ path: '/app/certificate/pdf', input: {} }}
							label={t('company.card.downloadCertificate')}
						/>
					</Row>
				)}
			</Banner>
		</section>
	);
};
