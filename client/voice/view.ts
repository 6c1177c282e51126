import type { VoiceLanguage } from '#shared/voice/languages.ts';
import type { PageTexts } from '#shared/voice/page.ts';
import type { StatementId, Value } from '#shared/voice/statements.ts';
import type { Draft } from './draft.ts';
import type { Screen } from './screen.ts';

/** Why sending failed, or why the draft is gone. */
export type Failure = keyof PageTexts['page']['failures'];

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
	/** Ends the survey after an attempt without a response whose code no longer works. */
	finish: () => void;
	startAnew: () => void;
};
