import './voice.css';
import { readCode } from '#shared/voice/code.ts';
import { languageNames, type VoiceLanguage } from '#shared/voice/languages.ts';
import type { PageTexts } from '#shared/voice/page.ts';
import { withoutRuby } from '#shared/voice/ruby.ts';
import { button } from './dom.ts';
import { hideLanguages, onChosen, sayUnloaded, showLanguages } from './first-screen.ts';
import { loadTexts, textsOf } from './load.ts';
import { afterStatement, allowed, firstUnanswered, LANGUAGES, type Screen, screenOf } from './screen.ts';
import { about } from './screens/about.ts';
import { begun } from './screens/begun.ts';
import { check } from './screens/check.ts';
import { code } from './screens/code.ts';
import { sent } from './screens/sent.ts';
import { statement } from './screens/statement.ts';
import { type Outcome, sendAnswers } from './send.ts';
import { onVoices, silence } from './speech.ts';
import { begin, currentDraft, expire, forget, update, whenExpired } from './state.ts';
import type { Failure, View } from './view.ts';

/** The page on which workers answer. Each screen is an entry of the browser's history; its state is `screen`. */

const shown = document.getElementById('screen') as HTMLElement;
const header = document.getElementById('header') as HTMLElement;
const firstTitle = document.title;
const firstLang = document.documentElement.lang;

let screen: Screen = LANGUAGES;
let failure: Failure | null = null;
let isSending = false;
/** Once it was sent, every way leads here. */
let end: Screen | null = null;
/** The language of what was deleted, which says so. */
let lastLanguage: VoiceLanguage | null = null;

const focusOn = (selector: string): void => {
	const element = shown.querySelector<HTMLElement>(selector);
	if (element) element.focus();
};

const drawn = (view: View): HTMLElement => {
	if (screen.name === 'statement') return statement(screen.index)(view);
	if (screen.name === 'sent') return sent(screen.isCertain)(view);
	return { languages: about, code, about, check }[screen.name](view);
};

const drawFirst = (): void => {
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
	hideLanguages();
	document.title = `${withoutRuby(texts.page.title)} | Kyosei`;
	document.documentElement.lang = languageNames[language].tag;
	header.textContent = '';
	if (screen.name !== 'sent') header.appendChild(button(texts.page.language, () => go(LANGUAGES), { class: 'plain' }));
	shown.textContent = '';
	shown.appendChild(drawn(viewOf(texts, language)));
	shown.hidden = false;
};

const draw = (): void => {
	silence();
	const language = screen.name === 'sent' ? screen.language : currentDraft().language;
	if (language) lastLanguage = language;
	const texts = textsOf(language);
	if (screen.name === 'languages' || !texts || !language) drawFirst();
	else drawScreen(texts, language);
};

/** Shows a screen as it is meant now, and reads its heading to who does not see it. */
const show = (next: Screen): void => {
	screen = allowed(end || next, currentDraft());
	if (screen.name !== 'languages') failure = failure === 'expired' ? null : failure;
	history.replaceState(screen, '');
	draw();
	window.scrollTo(0, 0);
	focusOn('h1');
};

const go = (next: Screen): void => {
	if (isSending) return;
	history.pushState(next, '');
	show(next);
};

const choose = async (language: VoiceLanguage): Promise<void> => {
	try {
		await loadTexts(language);
	} catch {
		sayUnloaded(language);
		return;
	}
	failure = null;
	update({ language });
	go(currentDraft().code ? { name: 'about' } : { name: 'code' });
};

const finishWith = (language: VoiceLanguage, isCertain: boolean): void => {
	forget();
	failure = null;
	end = { name: 'sent', language, isCertain };
	show(end);
};

const failed = (outcome: Exclude<Outcome, 'sent'>, wasUnsure: boolean): void => {
	failure = outcome === 'code' && wasUnsure ? 'perhapsSent' : outcome;
	update({ isUnsure: outcome === 'silent' || wasUnsure });
	if (screen.name === 'check') draw();
	else go({ name: 'check' });
	focusOn('.problem');
};

const send = async (): Promise<void> => {
	const { code: typed, language, answers, isUnsure: wasUnsure } = currentDraft();
	if (isSending || !typed || !language) return;
	isSending = true;
	failure = null;
	// Stored before it is sent: after a reload in between nobody knows whether it arrived.
	update({ isUnsure: true });
	draw();
	const outcome = await sendAnswers(typed, language, answers);
	isSending = false;
	if (outcome === 'sent') finishWith(language, true);
	else failed(outcome, wasUnsure);
};

const enterCode = (typed: string): boolean => {
	const entered = readCode(typed);
	if (!entered) return false;
	failure = null;
	// Another code was not sent yet.
	if (entered !== currentDraft().code) update({ code: entered, isUnsure: false });
	go(firstUnanswered(currentDraft()) === -1 ? { name: 'check' } : { name: 'about' });
	return true;
};

const startAnew = (): void => {
	const { code: kept } = currentDraft();
	forget();
	if (kept) update({ code: kept });
	show(LANGUAGES);
};

const viewOf = (texts: PageTexts, language: VoiceLanguage): View => ({
	texts,
	language,
	draft: currentDraft(),
	failure,
	isSending,
	go,
	back: () => history.back(),
	enterCode,
	answer: (id, value) => {
		update({ answers: { ...currentDraft().answers, [id]: value } });
		if (screen.name === 'statement') go(afterStatement(currentDraft(), screen.index));
	},
	send: () => void send(),
	finish: () => finishWith(language, false),
	startAnew,
});

/** The texts that a reload or a step back needs first. */
const showLoaded = async (next: Screen): Promise<void> => {
	const language = next.name === 'sent' ? next.language : currentDraft().language;
	if (language) {
		await loadTexts(language).catch(() => {
			sayUnloaded(language);
			next = LANGUAGES;
		});
	}
	show(next);
};

const slipScanned = (): void => {
	if (!location.hash || isSending) return;
	end = null;
	failure = null;
	begin();
	void showLoaded(LANGUAGES);
};

whenExpired(() => {
	failure = 'expired';
	end = null;
	show(LANGUAGES);
});
onChosen((language) => void choose(language));
onVoices(() => {
	if (screen.name === 'statement') draw();
});
addEventListener('popstate', (event) => {
	if (!location.hash && !isSending) void showLoaded(screenOf(event.state));
});
// Another slip in the same tab loads no page.
addEventListener('hashchange', slipScanned);
addEventListener('pageshow', expire);
document.addEventListener('visibilitychange', expire);
void showLoaded(begin() ? LANGUAGES : screenOf(history.state));
