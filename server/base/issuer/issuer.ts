import type { Config } from '#server/base/config.ts';
import { readSeal, type Seal } from './seal.ts';

/** Who issues certificates, by the settings: what a certificate issued now will state for ever. */
export type Issuer = {
	organization: string;
	signatory: { title: string; name: string } | null;
	/** Null for the drawn seal. */
	seal: Seal | null;
};

type IssuerConfig = Pick<Config, 'operator' | 'operatorSignatory' | 'operatorSeal'>;

const readIssuer = async ({ operator, operatorSignatory, operatorSeal }: IssuerConfig): Promise<Issuer | null> =>
	operator && {
		organization: operator.name,
		signatory: operatorSignatory,
		seal: operatorSeal ? await readSeal(operatorSeal) : null,
	};

/**
 * Returns the issuer, null without OPERATOR_NAME. Reads the seal at the first call, so that processes which issue
 * nothing need not have its file.
 * @throws ConfigError if the seal cannot be used
 */
export const createIssuer = (config: IssuerConfig): (() => Promise<Issuer | null>) => {
	let known: Promise<Issuer | null> | null = null;
	return () => {
		known ??= readIssuer(config);
		return known;
	};
};
