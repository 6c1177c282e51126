import { css } from 'goober';
import { lookOf } from '#client/assessment/statuses.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { levelText } from '#client/documents/certificate/level-text.ts';
import { Stars } from '#client/documents/stars.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { starsOf } from '#shared/assessment/grade.ts';
import { STATUS } from '#shared/assessment/status.ts';

const region = css`& > div { width: 100%; }`;
/** The frame of the certificate, small. */
const certified = css`
	align-self: flex-start; margin: 8px 0; padding: 4px; border: 2px solid ${color.blue1100}; background: ${color.white}; color: ${color.grey900};
	& > div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px; padding: 12px 24px; border: 1px solid ${color.blue1100}; }
	& strong { font-size: 20px; line-height: 1.5; }
	& span { font-variant-numeric: tabular-nums; }
	${phone} { align-self: stretch; & > div { padding: 12px 16px; } }
`;

type CertifiedProps = { assessment: Pick<AssessmentOverview, 'latest_result' | 'certificate_valid_until'> };

/** The stars of the certificate and the last day on which it is valid. */
const Certified = ({ assessment: { latest_result: result, certificate_valid_until: until } }: CertifiedProps) => {
	const { t, locale } = useText();
	if (!result) return null;
	const stars = starsOf(result.score, result.max_score);
	return (
		<div className={certified}>
			<div>
				{stars !== 0 && <Stars count={stars} small />}
				<strong>{levelText(stars, t)}</strong>
				{until && <span>{t('company.card.validUntil', { date: formatDate(until, locale) })}</span>}
			</div>
		</div>
	);
};

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
				{assessment.status.id === STATUS.issued && <Certified assessment={assessment} />}
				{card.text && <p>{t(`company.card.${card.text}`)}</p>}
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
