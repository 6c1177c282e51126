import type { Locale } from '#shared/i18n/translate.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Guidance } from '#shared/papers/guidance.ts';
import { readGuidance } from '#shared/papers/shown-guidance.ts';
import { serverText } from '#shared/texts/server.ts';

/** Leaves a quarter of a comment's limit for staff to add to. */
const MOST = LIMITS.comment * 0.75;

/**
 * The suggested text of a request on a question: what the guidance accepts as evidence, as much as fits, or else a
 * general sentence. It never depends on why staff ask, so that a company learns nothing from it.
 */
export const readyText = (guidance: Guidance | null, locale: Locale): string => {
	const accepted = readGuidance(guidance, locale)?.evidence ?? [];
	let text = serverText(locale, 'evidence.readyListed');
	let listed = 0;
	for (const evidence of accepted) {
		const longer = `${text}\n${serverText(locale, 'evidence.readyItem', { evidence })}`;
		if (longer.length > MOST) break;
		text = longer;
		listed++;
	}
	return listed > 0 ? text : serverText(locale, 'evidence.ready');
};
