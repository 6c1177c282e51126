import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#server/calls/deps.ts';
import { subresource } from '#server/http/browser-policy.ts';
import { type Prepared, prepare, sendPrepared } from '#server/http/pages/sent.ts';
import { pages } from '#shared/pages/public.ts';
import { type Asker, askerOf } from '#shared/voice/asker.ts';
import { PLACES, type Place } from '#shared/voice/help.ts';
import { VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { type PageTexts, textsPath } from '#shared/voice/page.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import { loadVoiceBundle, voiceFolder } from './bundle.ts';
import { voiceDocument } from './document.ts';
import { readHelpFile } from './help-file.ts';

/** The page on which workers answer, its texts and its files: without cookies, and not indexed. */

const YEAR_SECONDS = 31_536_000;

/** Sends no referrer to linked sites, and forbids indexing. */
const withoutTraces = (reply: FastifyReply): FastifyReply =>
	reply.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex');

type Named = { places: readonly Place[]; asker: Asker | null };

const textsOf = (language: VoiceLanguage, { places, asker }: Named): PageTexts => {
	const { page, statements, rights, help } = voiceTexts[language];
	return { page, statements, rights, help, places: [...PLACES, ...places], asker };
};

const mountPrepared = (app: FastifyInstance, path: string, prepared: Prepared): void => {
	app.get(path, (request, reply) => sendPrepared(request, withoutTraces(reply), prepared));
};

export const mountVoice = async (
	app: FastifyInstance,
	{ operator, voiceHelpFile }: Pick<Deps['config'], 'operator' | 'voiceHelpFile'>,
): Promise<void> => {
	const bundle = loadVoiceBundle();
	// Also if the page is not built: an invalid file keeps the server from starting.
	const named: Named = { places: readHelpFile(voiceHelpFile), asker: askerOf(operator) };
	if (!bundle) return;
	mountPrepared(app, pages.voice, await prepare(voiceDocument(bundle, named.asker)));
	for (const language of VOICE_LANGUAGES) {
		const texts = JSON.stringify(textsOf(language, named));
		mountPrepared(app, textsPath(language), await prepare(texts, 'application/json; charset=utf-8'));
	}
	app.get<{ Params: { '*': string } }>('/voice/assets/*', subresource, (request, reply) => {
		const file = request.params['*'];
		if (!bundle.files.has(file)) return reply.callNotFound();
		withoutTraces(reply).header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
		return reply.sendFile(`assets/${file}`, voiceFolder);
	});
};
