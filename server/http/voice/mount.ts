import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Prepared, prepare, sendPrepared } from '#server/http/pages/sent.ts';
import { pages } from '#shared/pages/public.ts';
import { PLACES, type Place } from '#shared/voice/help.ts';
import { VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { type PageTexts, textsPath } from '#shared/voice/page.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import { loadVoiceBundle, voiceFolder } from './bundle.ts';
import { voiceDocument } from './document.ts';

/** The page on which workers answer, its texts and its files: no cookie, nothing that search engines may show. */

const YEAR_SECONDS = 31_536_000;

/** The address of the page is not told to those whom it links to. */
const withoutTraces = (reply: FastifyReply): FastifyReply =>
	reply.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex');

const textsOf = (language: VoiceLanguage, places: readonly Place[]): PageTexts => {
	const { page, statements, rights, help } = voiceTexts[language];
	return { page, statements, rights, help, places: [...PLACES, ...places] };
};

/** Serves what was prepared, the same to everybody. */
const mountPrepared = (app: FastifyInstance, path: string, prepared: Prepared): void => {
	app.get(path, (request, reply) => sendPrepared(request, withoutTraces(reply), prepared));
};

export const mountVoice = async (app: FastifyInstance, places: readonly Place[]): Promise<void> => {
	const bundle = loadVoiceBundle();
	if (!bundle) return;
	mountPrepared(app, pages.voice, await prepare(voiceDocument(bundle)));
	for (const language of VOICE_LANGUAGES) {
		const texts = JSON.stringify(textsOf(language, places));
		mountPrepared(app, textsPath(language), await prepare(texts, 'application/json; charset=utf-8'));
	}
	app.get<{ Params: { '*': string } }>('/voice/assets/*', (request, reply) => {
		const file = request.params['*'];
		if (!bundle.files.has(file)) return reply.callNotFound();
		withoutTraces(reply).header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
		return reply.sendFile(`assets/${file}`, voiceFolder);
	});
};
