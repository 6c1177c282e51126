import { languageNames, type VoiceLanguage } from '#shared/voice/languages.ts';
import type { PageTexts } from '#shared/voice/page.ts';
import { withoutRuby } from '#shared/voice/ruby.ts';
import { viewOf } from './acts.ts';
import { current } from './current.ts';
import { button } from './dom.ts';
import { hideLanguages, showLanguages } from './first-screen.ts';
import { textsOf } from './load.ts';
import { LANGUAGES, type Screen } from './screen.ts';
import { about } from './screens/about.ts';
import { begun } from './screens/begun.ts';
import { check } from './screens/check.ts';
import { code } from './screens/code.ts';
import { sent } from './screens/sent.ts';
import { statement } from './screens/statement.ts';
import { silence } from './speech.ts';
import { currentDraft } from './state.ts';
import type { View } from './view.ts';
import { go } from './ways.ts';

const shown = document.getElementById('screen') as HTMLElement;
const header = document.getElementById('header') as HTMLElement;
const firstTitle = document.title;
const firstLang = document.documentElement.lang;

const drawn = (screen: Screen, view: View): HTMLElement => {
	if (screen.name === 'statement') return statement(screen.index)(view);
	if (screen.name === 'sent') return sent(screen.isCertain)(view);
	return { languages: about, code, about, check }[screen.name](view);
};

const drawFirst = (): void => {
	const { lastLanguage } = current;
	const texts = textsOf(lastLanguage);
	shown.hidden = true;
	shown.textContent = '';
	header.textContent = '';
	document.title = firstTitle;
	document.documentElement.lang = firstLang;
	const panel = texts && lastLanguage ? begun(viewOf(texts, lastLanguage)) : null;
	showLanguages(panel, lastLanguage ? languageNames[lastLanguage].tag : firstLang);
};

const drawScreen = (texts: PageTexts, language: VoiceLanguage): void => {
	const { screen } = current;
	hideLanguages();
	document.title = `${withoutRuby(texts.page.title)} | Kyosei`;
	document.documentElement.lang = languageNames[language].tag;
	header.textContent = '';
	if (screen.name !== 'sent') header.appendChild(button(texts.page.language, () => go(LANGUAGES), { class: 'plain' }));
	shown.textContent = '';
	shown.appendChild(drawn(screen, viewOf(texts, language)));
	shown.hidden = false;
};

export const draw = (): void => {
	silence();
	const { screen } = current;
	const language = screen.name === 'sent' ? screen.language : currentDraft().language;
	if (language) current.lastLanguage = language;
	const texts = textsOf(language);
	if (screen.name === 'languages' || !texts || !language) drawFirst();
	else drawScreen(texts, language);
};
