import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { AssessmentOverview } from '#shared/assessment/answering.ts';
import { STATUS } from '#shared/assessment/status.ts';

const region = css`& > div { width: 100%; }`;

type Card = { tone: 'info' | 'success' | 'warning'; title: CardText; text: CardText };
type CardText =
	| 'hearing'
	| 'hearingText'
	| 'completed'
	| 'completedText'
	| 'reassessment'
	| 'reassessmentText'
	| 'improvedText'
	| 'applied'
	| 'appliedText'
	| 'issued'
	| 'issuedText'
	| 'cancelled'
	| 'cancelledText';

/** The card of a status; null before the assessment is submitted. */
const cardOf = (status: number): Card | null => {
	if (status < STATUS.submitted) return null;
	if (status <= STATUS.proposed) return { tone: 'info', title: 'hearing', text: 'hearingText' };
	if (status === STATUS.completed) return { tone: 'success', title: 'completed', text: 'completedText' };
	if (status < STATUS.recompleted) return { tone: 'info', title: 'reassessment', text: 'reassessmentText' };
	if (status === STATUS.recompleted) return { tone: 'info', title: 'reassessment', text: 'improvedText' };
	if (status === STATUS.applied) return { tone: 'info', title: 'applied', text: 'appliedText' };
	if (status === STATUS.issued) return { tone: 'success', title: 'issued', text: 'issuedText' };
	return { tone: 'warning', title: 'cancelled', text: 'cancelledText' };
};

export const StatusCard = ({ assessment }: { assessment: AssessmentOverview }) => {
	const { t } = useText();
	const card = cardOf(assessment.status.id);
	if (!card) return null;
	return (
		<section className={region} aria-label={t('company.card.label')}>
			<Banner tone={card.tone} title={t(`company.card.${card.title}`)}>
				<p>{t(`company.card.${card.text}`)}</p>
				{assessment.status.id === STATUS.issued && (
					<Row>
						<PdfDownload
							kind="primary"
							file={{ path: '/app/certificate/pdf', input: {} }}
							label={t('company.card.downloadCertificate')}
						/>
						<ButtonLink to={paths.company.certificate}>{t('company.card.showCertificate')}</ButtonLink>
					</Row>
				)}
			</Banner>
		</section>
	);
};
