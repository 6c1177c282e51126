import { languageNames, type VoiceLanguage } from '#shared/voice/languages.ts';

/** Reads aloud, only with voices on the device: no text leaves it. */

const speech = 'speechSynthesis' in window ? window.speechSynthesis : null;

/** Cantonese voices read Chinese text differently. */
const OTHERS = /^zh[-_]HK/i;

const voiceOf = (language: VoiceLanguage): SpeechSynthesisVoice | null => {
	const [wanted = ''] = languageNames[language].tag.split('-');
	const fits = ({ lang, localService }: SpeechSynthesisVoice): boolean =>
		localService && lang.toLowerCase().split(/[-_]/)[0] === wanted && !OTHERS.test(lang);
	return (speech ? speech.getVoices() : []).filter(fits)[0] || null;
};

export const silence = (): void => {
	if (speech) speech.cancel();
};

export const canRead = (language: VoiceLanguage): boolean => voiceOf(language) !== null;

/** @param onEnd also called when stopped */
export const readAloud = (text: string, language: VoiceLanguage, onEnd: () => void): void => {
	const voice = voiceOf(language);
	if (!speech || !voice) return;
	speech.cancel();
	const utterance = new SpeechSynthesisUtterance(text);
	utterance.voice = voice;
	utterance.lang = voice.lang;
	utterance.onend = onEnd;
	utterance.onerror = onEnd;
	speech.speak(utterance);
};

/** Voices often become available some time after loading. */
export const onVoices = (listener: () => void): void => {
	if (speech) speech.onvoiceschanged = listener;
};
