import { isVoiceLanguage, type VoiceLanguage } from '#shared/voice/languages.ts';
import { paragraph } from './dom.ts';

/** Language buttons rendered by the server, available before anything is loaded. */

const languages = document.getElementById('languages') as HTMLElement;
const unloaded = document.getElementById('unloaded') as HTMLElement;
const begun = document.getElementById('begun') as HTMLElement;

const buttons = (): HTMLButtonElement[] =>
	Array.prototype.slice.call(languages.querySelectorAll<HTMLButtonElement>('button[data-language]'));

export const onChosen = (choose: (language: VoiceLanguage) => void): void => {
	for (const button of buttons()) {
		const language = button.dataset.language || '';
		if (isVoiceLanguage(language)) button.addEventListener('click', () => choose(language));
	}
};

/** @param panel notice about an earlier draft, in its language */
export const showLanguages = (panel: HTMLElement | null, lang: string): void => {
	begun.textContent = '';
	begun.lang = lang;
	if (panel) begun.appendChild(panel);
	languages.hidden = false;
};

export const hideLanguages = (): void => {
	languages.hidden = true;
	unloaded.textContent = '';
};

/** Shows that a language could not be loaded, with the text contained in its button. */
export const sayUnloaded = (language: VoiceLanguage): void => {
	unloaded.textContent = '';
	for (const button of buttons()) {
		if (button.dataset.language !== language) continue;
		unloaded.lang = button.lang;
		unloaded.appendChild(paragraph(button.dataset.unloaded || ''));
	}
};
