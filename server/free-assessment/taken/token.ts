import type { Seal } from '#server/base/seal.ts';
import type { AnswerCode } from '#shared/assessment/grading.ts';

/**
 * The token of a link contains the result itself, encrypted: nothing is stored of it. Answers are in the order of the
 * questions' ids, three to a character.
 */

export type Taken = {
	paperId: number;
	/** When the link ends; whole seconds. */
	until: Date;
	codes: readonly AnswerCode[];
};

/** Names what is sealed, and the form of it. */
const OWNER = 'free result 1';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PER_DIGIT = 3;
/** Bits of an answer; 0 fills up the last character. */
const BITS = 2;
const RADIX = 36;

const packed = (codes: readonly AnswerCode[]): string => {
	let text = '';
	for (let at = 0; at < codes.length; at += PER_DIGIT) {
		const digit = codes.slice(at, at + PER_DIGIT).reduce((sum, code, place) => sum + (code << (BITS * place)), 0);
		text += DIGITS.charAt(digit);
	}
	return text;
};

const isAnswer = (code: number): code is AnswerCode => code === 1 || code === 2 || code === 3;

const unpacked = (text: string): AnswerCode[] =>
	[...text]
		.flatMap((digit) =>
			Array.from({ length: PER_DIGIT }, (_, place) => (DIGITS.indexOf(digit) >> (BITS * place)) & (2 ** BITS - 1)),
		)
		.filter(isAnswer);

export const sealTaken = (seal: Seal, { paperId, until, codes }: Taken): string => {
	const numbers = [paperId, Math.floor(until.getTime() / 1000)].map((number) => number.toString(RADIX));
	return seal.seal([...numbers, packed(codes)].join('.'), OWNER);
};

/** Null for what this installation has not sealed with its present secret. */
export const openTaken = (seal: Seal, token: string): Taken | null => {
	const [paperId, until, codes] = seal.open(token, OWNER)?.split('.') ?? [];
	if (paperId === undefined || until === undefined || codes === undefined) return null;
	return {
		paperId: Number.parseInt(paperId, RADIX),
		until: new Date(Number.parseInt(until, RADIX) * 1000),
		codes: unpacked(codes),
	};
};
