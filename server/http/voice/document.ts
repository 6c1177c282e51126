import { type Html, html } from '#server/base/html.ts';
import { languageNames, VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import type { VoiceBundle } from './bundle.ts';

/**
 * The page before a language is chosen: all of them, by the names that their readers know. Its icon is empty, so that
 * nothing is asked for beside the page's own files.
 */

const choice = (language: VoiceLanguage): Html => {
	const { own, tag } = languageNames[language];
	const { unloaded } = voiceTexts[language].page;
	return html`
<li><button type="button" lang="${tag}" data-language="${language}" data-unloaded="${unloaded}">${own}</button></li>`;
};

const LANGUAGE_IN_JAPANESE = voiceTexts['ja-easy'].page.language;
const LANGUAGE = voiceTexts.en.page.language;

export const voiceDocument = ({ script, styles }: Pick<VoiceBundle, 'script' | 'styles'>): string =>
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
<section id="languages">
<h1 tabindex="-1" class="system"><span lang="ja">${LANGUAGE_IN_JAPANESE}</span> / ${LANGUAGE}</h1>
<div id="unloaded" role="alert"></div>
<div id="begun"></div>
<ul class="choices system">${VOICE_LANGUAGES.map(choice)}
</ul>
</section>
<section id="screen" hidden></section>
</main>
</body>
</html>
`.text;
