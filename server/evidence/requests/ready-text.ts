import type { Locale } from '#shared/i18n/translate.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Guidance } from '#shared/papers/guidance.ts';
import { readGuidance } from '#shared/papers/shown-guidance.ts';
import { serverText } from '#shared/texts/server.ts';

/** So that something can be added to it. */
const MOST = LIMITS.comment * 0.75;

/**
 * The text with which every request for evidence on a question begins: what its guidance accepts as evidence, as much as
 * fits, or a general sentence. It is the same whatever prompted the request, so that it tells a company nothing.
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
