import { type Html, html } from '#server/base/html.ts';
import type { Asker } from '#shared/voice/asker.ts';
import { languageNames, VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { asRead } from '#shared/voice/ruby.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import type { VoiceBundle } from './bundle.ts';

/**
 * The page before a language is chosen, with all languages by their own names. Its icon is empty, so that browsers
 * request nothing besides the page's files.
 */

const choice = (language: VoiceLanguage): Html => {
	const { own, tag } = languageNames[language];
	const { unloaded } = voiceTexts[language].page;
	return html`
<li><button type="button" lang="${tag}" data-language="${language}" data-unloaded="${unloaded}">${own}</button></li>`;
};

const { language: LANGUAGE_IN_JAPANESE, otherLanguages: OTHERS_IN_JAPANESE } = voiceTexts['ja-easy'].page;
const { language: LANGUAGE, otherLanguages: OTHERS } = voiceTexts.en.page;

/** Hint for readers of none of the languages, in the two that are most widely understood. */
const others = html`
<p class="system hint"><span lang="ja">${asRead(OTHERS_IN_JAPANESE)}</span><br>${OTHERS}</p>`;

export const voiceDocument = (
	{ script, styles }: Pick<VoiceBundle, 'script' | 'styles'>,
	asker: Asker | null,
): string =>
	html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${LANGUAGE} | Kyosei</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styles}">
<script defer src="${script}"></script>
</head>
<body>
<header id="header"></header>
<main>
<section id="languages">${
		asker &&
		html`
<p class="system asker">${asker.name}</p>`
	}
<h1 tabindex="-1" class="system"><span lang="ja">${LANGUAGE_IN_JAPANESE}</span> / ${LANGUAGE}</h1>
<div id="unloaded" role="alert"></div>
<div id="begun"></div>
<ul class="choices system">${VOICE_LANGUAGES.map(choice)}
</ul>${others}
</section>
<section id="screen" hidden></section>
</main>
</body>
</html>
`.text;
