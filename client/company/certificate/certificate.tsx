import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { formatDate, MISSING_CODE } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { useTitle } from '#client/app/title.ts';
import { DocumentScreen } from '#client/company/document-screen.tsx';
import { LoadedDocument } from '#client/company/loaded-document.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { Certificate } from '#client/documents/certificate/certificate.tsx';
import { useSerif } from '#client/documents/certificate/use-serif.ts';
import { Container, Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { starsOf } from '#shared/assessment/grade.ts';
import type { Certificate as CertificateData } from '#shared/certificates/schemas.ts';

/** The content of the certificate as text, since the scaled sheet is hard to read on a phone. */
const CertificateFacts = ({ certificate }: { certificate: CertificateData }) => {
	const { t, locale } = useText();
	const stars = starsOf(certificate.score, certificate.max_score);
	return (
		<Panel label={t('company.certificate.facts')}>
			<Facts
				entries={[
					[t('labels.companies.company_name'), certificate.company_name],
					[
						t('company.certificate.stars'),
						stars === 0 ? t('documents.certificate.gradeC') : t(`documents.certificate.stars${stars}`),
					],
					[t('labels.companies.registration_number'), certificate.registration_number || MISSING_CODE],
					[t('labels.companies.company_address'), certificate.company_address],
					[t('labels.certificates.issued_at'), formatDate(certificate.issued_at, locale)],
					[t('labels.certificates.valid_until'), formatDate(certificate.valid_until, locale)],
				]}
			/>
		</Panel>
	);
};

/** The certificate of the assessment in the query, or the newest one of the company, as it was issued. */
export const CertificateScreen = () => {
	const { t } = useText();
	useTitle(t('company.certificate.title'));
	useSerif();
	const [parameters] = useSearchParams();
	const progressId = Number(parameters.get('progressId'));
	const input = Number.isSafeInteger(progressId) && progressId > 0 ? { progress_id: progressId } : {};
	const query = api.app.certificate.get.useQuery(input, { meta: { handlesFailure: true } });
	return (
		<LoadedDocument query={query}>
			{(certificate) => (
				<Container width="text">
					<Stack gap="large">
						<DocumentScreen
							action={
								<PdfDownload file={{ path: '/app/certificate/pdf', input }} label={t('company.certificate.download')} />
							}
						>
							<Certificate certificate={certificate} />
						</DocumentScreen>
						<CertificateFacts certificate={certificate} />
					</Stack>
				</Container>
			)}
		</LoadedDocument>
	);
};
