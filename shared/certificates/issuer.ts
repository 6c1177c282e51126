import { z } from 'zod';

/** Who issued a certificate, as stored at the issue. */
export const certificateIssuer = z.object({
	organization: z.string(),
	/** Null if the operator names nobody. */
	signatory: z.object({ title: z.string(), name: z.string() }).nullable(),
});
export type CertificateIssuer = z.input<typeof certificateIssuer>;
