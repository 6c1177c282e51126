import { z } from 'zod';
import type { Locale } from '#shared/i18n/translate.ts';
import { type Anchors, BASIS_KINDS, type Guidance } from './guidance.ts';

/** Guidance and anchors in the reader's language, for answering and rating. */

export const shownGuidance = z.object({
	purpose: z.string(),
	basis: z.array(
		z.object({
			kind: z.enum(BASIS_KINDS),
			text: z.string(),
			source: z.string(),
			as_of: z.string().nullable(),
			/** First and last date on which it is in force. */
			from: z.string().nullable(),
			until: z.string().nullable(),
		}),
	),
	evidence: z.array(z.string()),
});
export type ShownGuidance = z.output<typeof shownGuidance>;

export const shownAnchors = z.object({ full: z.string(), half: z.string().nullable(), none: z.string() });
export type ShownAnchors = z.output<typeof shownAnchors>;

/** Chooses English if there is a translation. */
export const readerOf =
	(locale: Locale) =>
	<T extends string | null>(ja: T, en: string | null): T | string =>
		locale === 'en' ? (en ?? ja) : ja;

export const readGuidance = (guidance: Guidance | null, locale: Locale): ShownGuidance | null => {
	if (!guidance) return null;
	const read = readerOf(locale);
	return {
		purpose: read(guidance.purpose, guidance.purpose_en),
		basis: guidance.basis.map((basis) => ({
			kind: basis.kind,
			text: read(basis.text, basis.text_en),
			source: read(basis.source, basis.source_en),
			as_of: basis.as_of,
			from: basis.from ?? null,
			until: basis.until ?? null,
		})),
		evidence: guidance.evidence.map(({ text, text_en }) => read(text, text_en)),
	};
};

export const readAnchors = (anchors: Anchors | null, locale: Locale): ShownAnchors | null => {
	if (!anchors) return null;
	const read = readerOf(locale);
	return {
		full: read(anchors.full, anchors.full_en),
		half: anchors.half === null ? null : read(anchors.half, anchors.half_en),
		none: read(anchors.none, anchors.none_en),
	};
};
