import { similarityOf } from '#shared/papers/similarity.ts';

/** Headings of columns and names of sheets, which people retype and programs reformat. */

/**
 * Equal for headings that mean the same: without regard to width, case, white space, brackets, and marks such as `*` and
 * 'required' at the end.
 */
export const foldHeading = (heading: string): string =>
	heading
		.normalize('NFKC')
		.toLowerCase()
		.replaceAll(/[\s\u200b-\u200d\u2060\ufeff()[\]{}〔〕【】「」『』〈〉《》]/g, '')
		.replace(/(?:[*※:]|必須|任意|required|optional)+$/, '');

const NEAR = 0.5;

/** The known heading that an unknown one most likely means; null if none is similar. */
export const nearestHeading = (heading: string, known: readonly string[]): string | null => {
	const folded = foldHeading(heading);
	const [best] = known
		.map((one) => ({ one, near: similarityOf(folded, foldHeading(one)) }))
		.sort((one, other) => other.near - one.near);
	return best && best.near >= NEAR ? best.one : null;
};
