import { consoleAdmin, consoleStaff } from '#server/calls/define.ts';
import { issuedCertificates, reissueBody, withdrawBody } from '#shared/certificates/issued.ts';
import { certificationParams as params } from '#shared/certificates/schemas.ts';
import { listIssued } from './read.ts';
import { reissueCertificate } from './reissue.ts';
import { withdrawCertificate } from './withdraw.ts';

/** Certificates of an assessment, for the console: history, withdrawal and re-issue. `id` is that of the assessment. */
export const consoleCertificates = {
	list: consoleStaff.query({
		path: '/console/certificates/:id',
		summary: 'All certificates of an assessment, newest first, and what a re-issue would certify now',
		params,
		output: issuedCertificates,
		handler: listIssued,
	}),
	withdraw: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/certificates/:id/withdraw',
		summary: 'Withdraw the current certificate of an assessment',
		params,
		body: withdrawBody,
		success: 'certificates.withdrawn',
		handler: withdrawCertificate,
	}),
	reissue: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/certificates/:id/reissue',
		summary: 'Issue another certificate in place of the current or the withdrawn one',
		details:
			'A correction: date of issue and expiry stay, and `issue_date` is printed as the date of the re-issue. 409 once it has expired, where the company has changed since `company_version`, and where it would print the same name, address, number, stars, score and issuer as the certificate that stands; a withdrawn one may be re-issued unchanged.',
		params,
		body: reissueBody,
		success: 'certificates.reissued',
		handler: reissueCertificate,
	}),
};
