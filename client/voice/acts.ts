import { readSlip, writtenSlip } from '#shared/voice/code.ts';
import type { VoiceLanguage } from '#shared/voice/languages.ts';
import type { PageTexts } from '#shared/voice/page.ts';
import type { StatementId, Value } from '#shared/voice/statements.ts';
import { current } from './current.ts';
import { sayUnloaded } from './first-screen.ts';
import { loadTexts } from './load.ts';
import { afterStatement, firstUnanswered, LANGUAGES } from './screen.ts';
import { finishWith, send } from './sending.ts';
import { begin, currentDraft, forget, update } from './state.ts';
import type { View } from './view.ts';
import { go, show, showLoaded } from './ways.ts';

/** Actions of the user. */

export const choose = async (language: VoiceLanguage): Promise<void> => {
	try {
		await loadTexts(language);
	} catch {
		sayUnloaded(language);
		return;
	}
	current.failure = null;
	update({ language });
	go(currentDraft().code ? { name: 'about' } : { name: 'code' });
};

/** Scanning another slip in the same tab only changes the hash. */
export const scan = (): void => {
	if (!location.hash || current.isSending) return;
	current.end = null;
	current.failure = null;
	begin();
	void showLoaded(LANGUAGES);
};

const enterCode = (typed: string): boolean => {
	const slip = readSlip(typed);
	if (!slip) return false;
	const entered = writtenSlip(slip);
	current.failure = null;
	// A different code has not been sent yet.
	if (entered !== currentDraft().code) update({ code: entered, isUnsure: false });
	go(firstUnanswered(currentDraft()) === -1 ? { name: 'check' } : { name: 'about' });
	return true;
};

const answer = (id: StatementId, value: Value): void => {
	update({ answers: { ...currentDraft().answers, [id]: value } });
	if (current.screen.name === 'statement') go(afterStatement(currentDraft(), current.screen.index));
};

const startAnew = (): void => {
	const { code } = currentDraft();
	forget();
	if (code) update({ code });
	show(LANGUAGES);
};

export const viewOf = (texts: PageTexts, language: VoiceLanguage): View => ({
	texts,
	language,
	draft: currentDraft(),
	failure: current.failure,
	isSending: current.isSending,
	go,
	back: () => history.back(),
	enterCode,
	answer,
	send: () => void send(),
	finish: () => finishWith(language, false),
	startAnew,
});
