import type { VoiceLanguage } from '#shared/voice/languages.ts';
import type { PageTexts } from '#shared/voice/page.ts';
import type { StatementId, Value } from '#shared/voice/statements.ts';
import type { Draft } from './draft.ts';
import type { Screen } from './screen.ts';

/** Why something was not sent, or why nothing is there any more. */
export type Failure = keyof PageTexts['page']['failures'];

/** What a screen draws, and what can be done on it. */
export type View = {
	texts: PageTexts;
	language: VoiceLanguage;
	draft: Draft;
	failure: Failure | null;
	isSending: boolean;
	go: (screen: Screen) => void;
	back: () => void;
	/** False if it cannot be a code. */
	enterCode: (typed: string) => boolean;
	answer: (id: StatementId, value: Value) => void;
	send: () => void;
	/** After an attempt without a reply, with a code that does not work any more. */
	finish: () => void;
	startAnew: () => void;
};
