/** Exact non-negative fractions of integers. */
export type Fraction = { n: bigint; d: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** In lowest terms; `d` is above 0 and `n` at least 0. */
export const fraction = (n: bigint, d: bigint): Fraction => {
	const common = gcd(n, d);
	return { n: n / common, d: d / common };
};

export const ZERO: Fraction = { n: 0n, d: 1n };

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);

export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);

export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, ZERO);

/** Negative if `a` is smaller. */
export const compare = (a: Fraction, b: Fraction): number => {
	const difference = a.n * b.d - b.n * a.d;
	return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Rounds to an integer, half up. */
export const rounded = ({ n, d }: Fraction): number => Number((n * 2n + d) / (d * 2n));
