import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { company, consoleStaff, open } from '#server/calls/define.ts';
import { STATUSES } from '#server/calls/description/parameter-texts.ts';
import {
	certificate,
	certification,
	certificationRow,
	issueBody,
	ownCertificateQuery,
	certificationParams as params,
} from '#shared/certificates/schemas.ts';
import { codeParams, verification } from '#shared/certificates/verification.ts';
import { wholeListQuery } from '#shared/lists.ts';
import { countedCertificationsQuery } from '#shared/programme/certificates.ts';
import { keptFile } from './archive/download.ts';
import { applyForCertificate, issueCertificate } from './issue.ts';
import {
	getCertificate,
	getCertification,
	getIssued,
	getOwnCertificate,
	getOwnIssued,
	listCertifications,
} from './read.ts';
import { verifyCertificate } from './verify.ts';
import { certificationsWorkbook } from './workbook.ts';

/** In this list, of the last days of certificates. */
const listTexts = {
	...STATUSES.certifications,
	month_from: 'With `counted_certificate`: only last valid days in this month, `yyyy-MM`, or later.',
	month_to: 'With `counted_certificate`: only last valid days in this month, `yyyy-MM`, or before.',
};

export const openCertificates = {
	verify: open.query({
		path: '/verify/:code',
		summary: 'What a certificate says, and whether it is valid, by the code on it',
		details:
			'The code as people type it: without its hyphens, in small letters. `state` is `withdrawn`, `replaced` by another, `expired` or `valid`. `stars` is 0 for one that prints the grade C, and `grade` is that on the scale of the report. `files` are the SHA-256 of the PDFs as they were issued. A text that is no code is 404 as one that no certificate has; only these are limited, by network.',
		params: codeParams,
		output: verification,
		traits: ['limitsMissesOnly'],
		handler: (deps, _actor, input, call) => verifyCertificate(deps, input.code, call),
	}),
};

export const consoleCertifications = {
	list: consoleStaff.query({
		path: '/console/certifications',
		summary: 'Companies that may get a certificate, applied for one or have one',
		fromReplica: true,
		query: countedCertificationsQuery,
		parameterTexts: listTexts,
		output: z.array(certificationRow),
		handler: async (deps, actor, input) => paged(await listCertifications(deps, actor, input)),
	}),
	download: consoleStaff.workbook({
		path: '/console/certifications/download',
		summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
		fromReplica: true,
		query: wholeListQuery(countedCertificationsQuery),
		parameterTexts: listTexts,
		handler: certificationsWorkbook,
	}),
	get: consoleStaff.query({
		path: '/console/certifications/:id',
		summary: 'The certification of an assessment',
		params,
		output: certification,
		handler: getCertification,
	}),
	apply: consoleStaff.mutation({
		method: 'POST',
		path: '/console/certifications/:id/apply',
		summary: 'Apply for the certificate of a finalized assessment',
		params,
		success: 'certificates.applied',
		handler: applyForCertificate,
	}),
	issue: consoleStaff.mutation({
		method: 'POST',
		path: '/console/certifications/:id/confirm',
		summary: 'Issue the certificate that was applied for',
		details: '409 without a score, and where the company has changed since `company_version`.',
		params,
		body: issueBody,
		success: 'certificates.issued',
		handler: issueCertificate,
	}),
	certificate: consoleStaff.query({
		path: '/console/certifications/:id/certificate',
		summary: 'The certificate as it was issued',
		params,
		output: certificate,
		handler: getCertificate,
	}),
	pdf: consoleStaff.pdf({
		path: '/console/certifications/:id/certificate/pdf',
		summary: 'A certificate as PDF: at any later status the same bytes',
		params,
		handler: async (deps, actor, input, call) => keptFile(deps, await getIssued(deps, actor, input), call),
	}),
};

export const companyCertificate = {
	get: company.query({
		path: '/app/certificate',
		summary: "One's own certificate of an assessment, or the newest one, as it was issued",
		query: ownCertificateQuery,
		parameterTexts: { progress_id: 'Id of the assessment; the newest certificate without it.' },
		output: certificate,
		mayBeMissing: true,
		handler: getOwnCertificate,
	}),
	pdf: company.pdf({
		path: '/app/certificate/pdf',
		summary: "One's own certificate as PDF: the same bytes each time",
		mayBeMissing: true,
		query: ownCertificateQuery,
		parameterTexts: { progress_id: 'Id of the assessment; the newest certificate without it.' },
		handler: async (deps, actor, input, call) => keptFile(deps, await getOwnIssued(deps, actor, input), call),
	}),
};
