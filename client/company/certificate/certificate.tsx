import { css } from 'goober';
import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { formatDate, MISSING_CODE } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { DocumentScreen } from '#client/company/document-screen.tsx';
import { ListingPanel } from '#client/company/listing/panel.tsx';
import { LoadedDocument } from '#client/company/loaded-document.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { ShareLink } from '#client/company/shares/share-link.tsx';
import { Certificate } from '#client/documents/certificate/certificate.tsx';
import { issuerWords } from '#client/documents/certificate/issuer-words.ts';
import { levelText } from '#client/documents/certificate/level-text.ts';
import { useSerif } from '#client/documents/certificate/use-serif.ts';
import { VerificationPanel } from '#client/documents/certificate/verification-panel.tsx';
import { Container, Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { starsOf } from '#shared/assessment/grade.ts';
import type { Certificate as CertificateData } from '#shared/certificates/schemas.ts';
import { FirstView } from './first-view.tsx';
import { MarkPanel } from './mark/panel.tsx';
import { NoCertificate } from './no-certificate.tsx';

const notPrinted = css`@media print { display: none; }`;
/** The sheet in its real size, and beside it what it says as text, where there is room. */
const columns = css`
	display: grid; grid-template-columns: minmax(0, 794px) minmax(0, 1fr); gap: 24px; align-items: start;
	& > .beside { display: flex; flex-direction: column; gap: 24px; }
	@media screen and (min-width: 1200px) { & > .beside { margin-top: 64px; } & .beside dl { grid-template-columns: minmax(0, 1fr); gap: 0; } & .beside dd { margin-bottom: 10px; } }
	@media screen and (max-width: 1199px) { grid-template-columns: minmax(0, 816px); }
	@media print { display: block; }
`;
/** What the company does with it: two of the same width. */
const below = css`
	grid-column: 1 / -1; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; align-items: start;
	@media screen and (max-width: 1199px) { grid-template-columns: minmax(0, 816px); }
	@media print { display: block; }
`;

/** The content of the certificate as text, since the scaled sheet is hard to read on a phone. */
const CertificateFacts = ({ certificate }: { certificate: CertificateData }) => {
	const { t, locale } = useText();
	const stars = starsOf(certificate.score, certificate.max_score);
	return (
		<Panel label={t('company.certificate.facts')}>
			<Facts
				entries={[
					[t('labels.companies.company_name'), certificate.company_name],
					[t('company.certificate.certifiedAs'), levelText(stars, t)],
					[t('labels.companies.registration_number'), certificate.registration_number || MISSING_CODE],
					[t('labels.companies.company_address'), certificate.company_address],
					[t('labels.certificates.issued_at'), formatDate(certificate.issued_at, locale)],
					...(certificate.reissued_on
						? [[t('labels.certificates.reissued_on'), formatDate(certificate.reissued_on, locale)] as const]
						: []),
					[t('labels.certificates.valid_until'), formatDate(certificate.valid_until, locale)],
					...(certificate.issuer
						? [[t('labels.certificates.issuer'), issuerWords(certificate.issuer, t)] as const]
						: []),
				]}
			/>
		</Panel>
	);
};

/** Says that this certificate replaces an earlier one, which the company may still be using. */
const ReissueNotice = ({ certificate: { reissued_at, reissued_on } }: { certificate: CertificateData }) => {
	const { t, locale } = useText();
	if (!reissued_at) return null;
	return (
		<div className={notPrinted}>
			<Banner
				tone="info"
				title={t('company.certificate.reissued', { date: formatDate(reissued_on ?? reissued_at, locale) })}
			>
				<p>{t('company.certificate.reissuedText')}</p>
			</Banner>
		</div>
	);
};

/** The certificate of the assessment in the query, by default the company's newest one, as it was issued. */
export const CertificateScreen = () => {
	const { t } = useText();
	useTitle(t('company.certificate.title'));
	useSerif();
	const [parameters] = useSearchParams();
	const progressId = Number(parameters.get('progressId'));
	const input: { progress_id?: number } =
		Number.isSafeInteger(progressId) && progressId > 0 ? { progress_id: progressId } : {};
	const query = api.app.certificate.get.useQuery(input, { meta: { handlesFailure: true } });
	return (
		<LoadedDocument query={query} missing={<NoCertificate />}>
			{(certificate) => (
				<Container>
					<Stack gap="large">
						<ReissueNotice certificate={certificate} />
						<div className={columns}>
							<DocumentScreen
								action={
									<>
										{input.progress_id === undefined && <ShareLink subject={{ shows: 'certificate' }} />}
										<PdfDownload
											kind="primary"
											file={{ path: '/app/certificate/pdf', input }}
											label={t('company.certificate.download')}
										/>
									</>
								}
							>
								<FirstView key={certificate.code} certificate={certificate}>
									<Certificate certificate={certificate} />
								</FirstView>
							</DocumentScreen>
							<div className="beside">
								<CertificateFacts certificate={certificate} />
								<VerificationPanel certificate={certificate} />
							</div>
							<div className={below}>
								{/* The directory lists only the newest certificate. */}
								{input.progress_id === undefined && <ListingPanel />}
								<MarkPanel certificate={certificate} />
							</div>
						</div>
					</Stack>
				</Container>
			)}
		</LoadedDocument>
	);
};
