import { z } from 'zod';
import { certificationsQuery } from '#shared/certificates/schemas.ts';
import { companyFilters, filter, month } from './filters.ts';

/** The companies behind the figures of certificates, in the list of certifications. */

/** With a valid certificate, with one that ended, and with one after that. */
const COUNTED_CERTIFICATES = ['valid', 'ended', 'renewed'] as const;

/** As the programme's figures count certificates: by the company, and by the months of the last days. */
export const countedCertificatesQuery = {
	...companyFilters,
	counted_certificate: filter(z.enum(COUNTED_CERTIFICATES)),
	/** Of the last day, with `counted_certificate`. */
	month_from: month(),
	month_to: month(),
};
const countedCertificates = z.object(countedCertificatesQuery);
export type CountedCertificates = z.output<typeof countedCertificates>;

export const countedCertificationsQuery = { ...certificationsQuery, ...countedCertificatesQuery };
