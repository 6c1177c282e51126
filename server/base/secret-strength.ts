/** Estimates the strength of an APP_SECRET by rules that an operator can check by eye. */

export const MIN_SECRET_LENGTH = 32;

/** Distinct groups of three characters: 32 random hexadecimal digits have about 30, 'change-me-' repeated has ten. */
const MIN_GROUPS = 24;
/** Distinct distances between neighboring characters: random text has many, 'abcdefgh…' has one. */
const MIN_STEPS = 8;

/** Words of examples and templates, too long to occur in a random secret. */
const PLACEHOLDER = /change.?me|replace.?me|secret|passwor[dt]|passphrase|example|default|placeholder|insecure|qwerty/i;

const groupsIn = (text: string): Set<string> =>
	new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)));

const stepsIn = (text: string): Set<number> =>
	new Set(Array.from({ length: text.length - 1 }, (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at)));

/** Why a secret is too weak; null for a strong one. */
export const weaknessOf = (secret: string): string | null => {
	const text = secret.trim();
	if (text.length < MIN_SECRET_LENGTH) return `it has fewer than ${MIN_SECRET_LENGTH} characters`;
	if (groupsIn(text).size < MIN_GROUPS) return 'it repeats itself';
	if (stepsIn(text).size < MIN_STEPS) return 'its characters follow a simple order';
	const word = PLACEHOLDER.exec(text)?.[0];
	return word ? `it contains “${word}”, as examples do` : null;
};
