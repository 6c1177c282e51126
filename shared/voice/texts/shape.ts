import type { Topic } from '#shared/voice/help.ts';
import type { StatementId, Value } from '#shared/voice/statements.ts';

/**
 * What workers read, in one language. `{{name}}` stands for a number or a date; all languages have the same ones. In
 * `ja-easy` a reading follows its kanji: `会社｛かいしゃ｝` (`shared/voice/ruby.ts`). How a language is reviewed stands in
 * `docs/voice-translations.md`.
 */
export type VoiceTexts = {
	/** The native reader who has read this file, and when; null: nobody has. */
	reviewed_by: string | null;
	page: {
		title: string;
		language: string;
		/** Before anything else of this language is there. */
		unloaded: string;
		/** Who asks: {{name}} is the operator. */
		asks: string;
		what: string;
		privateTitle: string;
		/** Who sees what: {{staff}} and {{company}} are the fewest answers; last, what the company's own network sees. */
		private: readonly [string, string, string, string, string];
		takes: string;
		kept: string;
		/** For whom none of the languages is their own; on the list of languages in two of them. */
		otherLanguages: string;
		/** {{contact}}: a mail address or a telephone number of the operator. */
		contact: string;
		start: string;
		codeTitle: string;
		codeHelp: string;
		codeMistyped: string;
		next: string;
		resumeTitle: string;
		resumeHelp: string;
		resume: string;
		anew: string;
		progress: string;
		period: string;
		answers: Record<Value, string>;
		back: string;
		listen: string;
		silence: string;
		checkTitle: string;
		checkHelp: string;
		unanswered: string;
		send: string;
		sending: string;
		sentTitle: string;
		sentText: string;
		failures: {
			/** The phone has no connection. */
			offline: string;
			/** It was sent, and no answer came. */
			silent: string;
			/** Wrong, used and ended codes are told alike. */
			code: string;
			/** The same after an attempt without an answer: it may be that one that used the code. */
			perhapsSent: string;
			/** Too many attempts. */
			busy: string;
			/** Anything else. */
			other: string;
			/** The answers were kept for as long as they may be. */
			expired: string;
		};
		tryAgain: string;
		correctCode: string;
		/** After `perhapsSent`: the code is that of the slip. */
		codeIsRight: string;
	};
	/** Short, about the last year, answerable without knowing the law. */
	statements: Record<StatementId, string>;
	rights: { title: string; items: readonly [string, string, string, string, string, string] };
	help: {
		title: string;
		intro: string;
		asOf: string;
		languages: string;
		severalLanguages: string;
		topics: Record<Topic, string>;
	};
	slip: {
		title: string;
		/** Scan, answer, nobody can know who. */
		how: readonly [string, string, string];
	};
	poster: {
		title: string;
		what: string;
		how: string;
		anonymous: string;
		/** Brought, mixed and handed out by the assessor, drawn from a box; the slips say it, too. */
		brought: string;
		until: string;
	};
};
