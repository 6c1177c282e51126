import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { current } from './current.ts';
import { type Outcome, sendAnswers } from './send.ts';
import { currentDraft, forget, update } from './state.ts';
import { focusOn, go, redraw, show } from './ways.ts';

/** Sending all answers at once, and the outcome. */

export const finishWith = (language: VoiceLanguage, isCertain: boolean): void => {
	forget();
	current.failure = null;
	current.end = { name: 'sent', language, isCertain };
	show(current.end);
};

const failed = (outcome: Exclude<Outcome, 'sent'>, wasUnsure: boolean): void => {
	current.failure = outcome === 'code' && wasUnsure ? 'perhapsSent' : outcome;
	update({ isUnsure: outcome === 'silent' || wasUnsure });
	if (current.screen.name === 'check') redraw();
	else go({ name: 'check' });
	focusOn('.problem');
};

export const send = async (): Promise<void> => {
	const { code, language, answers, isUnsure: wasUnsure } = currentDraft();
	if (current.isSending || !code || !language) return;
	current.isSending = true;
	current.failure = null;
	// Stored before sending: after a reload in between it is unknown whether it arrived.
	update({ isUnsure: true });
	redraw();
	const outcome = await sendAnswers(code, language, answers);
	current.isSending = false;
	if (outcome === 'sent') finishWith(language, true);
	else failed(outcome, wasUnsure);
};
