import type { Translate } from '#client/base/locale.tsx';
import type { CertificateIssuer } from '#shared/certificates/issuer.ts';
import '#client/documents/texts.ts';

/** Organization, title and name in one line. */
export const issuerWords = ({ organization, signatory }: CertificateIssuer, t: Translate): string =>
	signatory
		? t('documents.certificate.issuedBy', { organization, signatory: t('documents.certificate.signatory', signatory) })
		: organization;
