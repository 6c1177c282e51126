import { starsOf } from '../../../shared/assessment/grade.ts';
import type { Certificate as CertificateData } from '../../../shared/certificates/schemas.ts';
import { formatDate, MISSING_CODE } from '../../app/format.ts';
import { useText } from '../../app/locale.tsx';
import '../texts.ts';
import { CertificateFrame, Stars } from './frame.tsx';

/** The star-rated certificate, as it was issued; below the lowest star it shows the grade C. */
export const Certificate = ({ certificate }: { certificate: CertificateData }) => {
	const { t, locale } = useText();
	const stars = starsOf(certificate.score, certificate.max_score);
	return (
		<CertificateFrame>
			<h1>{t('documents.certificate.title')}</h1>
			<p className="serif name">{t('documents.certificate.honorific', { company: certificate.company_name })}</p>
			<p className="statement">{t('documents.certificate.statement')}</p>
			{stars !== 0 && <Stars count={stars} />}
			<p className="serif name">
				{stars === 0 ? t('documents.certificate.gradeC') : t(`documents.certificate.stars${stars}`)}
			</p>
			<dl>
				<dt>{t('documents.certificate.registrationNumber')}</dt>
				<dd>{certificate.registration_number || MISSING_CODE}</dd>
				<dt>{t('documents.certificate.address')}</dt>
				<dd>{certificate.company_address}</dd>
				<dt>{t('documents.certificate.issueDate')}</dt>
				<dd>{formatDate(certificate.issued_at, locale)}</dd>
				<dt>{t('documents.certificate.expiryDate')}</dt>
				<dd>{formatDate(certificate.expires_at, locale)}</dd>
			</dl>
			<p className="serif issuer">{t('documents.certificate.issuer')}</p>
		</CertificateFrame>
	);
};
