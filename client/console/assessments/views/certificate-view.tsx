import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { IssuedCertificates } from '#client/console/assessments/certification/issued/certificates.tsx';
import { STATE_TONES, useStanding } from '#client/console/assessments/certification/issued/state.tsx';
import { Certificate } from '#client/documents/certificate/certificate.tsx';
import { useSerif } from '#client/documents/certificate/use-serif.ts';
import { VerificationPanel } from '#client/documents/certificate/verification-panel.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { Banner, FullScreenSpinner } from '#client/ui/states.tsx';
import { DocumentView } from './document-view.tsx';
import { useShown } from './use-shown.ts';

const notPrinted = css`@media print { display: none; }`;

/** The newest certificate of an assessment with its state, and the former ones. */
export const CertificateView = ({ id }: { id: number }) => {
	const { t } = useText();
	const standing = useStanding();
	useSerif();
	const query = api.console.certifications.certificate.useQuery({ id }, { meta: { handlesFailure: true } });
	const certificate = useShown(query.data, query.error);
	if (!certificate) return <FullScreenSpinner />;
	return (
		<DocumentView
			title={t('documents.certificate.title')}
			parents={[
				{ label: t('console.shell.links.certifications'), to: consolePaths.certifications },
				{ label: certificate.company_name, to: consolePaths.certification(id) },
			]}
			downloads={[
				{
					label: t('console.views.downloadCertificate'),
					file: { path: '/console/certifications/:id/certificate/pdf', input: { id } },
					primary: true,
				},
			]}
		>
			{certificate.state !== 'valid' && (
				<div className={notPrinted}>
					<Banner tone={STATE_TONES[certificate.state]} title={standing(certificate)} />
				</div>
			)}
			<Certificate certificate={certificate} />
			<div className={notPrinted}>
				<VerificationPanel certificate={certificate} />
			</div>
			<div className={notPrinted}>
				<Panel>
					<Stack>
						<h2>{t('console.certification.issued')}</h2>
						<IssuedCertificates id={id} company={certificate.company_name} />
					</Stack>
				</Panel>
			</div>
		</DocumentView>
	);
};
