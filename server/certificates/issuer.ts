import type { Seal } from '#server/base/issuer/seal.ts';
import type { Tx } from '#server/db/client.ts';
import { type certificates, issuerSeals } from '#server/db/tables/certificates.ts';
import type { CertificateIssuer } from '#shared/certificates/issuer.ts';

/** The issuer that a certificate was issued with. */

type Stored = Pick<typeof certificates.$inferSelect, 'issuerName' | 'signatoryTitle' | 'signatoryName'>;

export const presentIssuer = ({ issuerName, signatoryTitle, signatoryName }: Stored): CertificateIssuer | null =>
	issuerName === null
		? null
		: {
				organization: issuerName,
				signatory:
					signatoryTitle !== null && signatoryName !== null ? { title: signatoryTitle, name: signatoryName } : null,
			};

/** Stores the seal that a certificate refers to, once. */
export const keepSeal = async (tx: Tx, { hash, png }: Seal, now: Date): Promise<void> => {
	await tx.insert(issuerSeals).values({ hash, png, createdAt: now }).onConflictDoNothing();
};
