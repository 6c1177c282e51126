import type { Topic } from '#shared/voice/help.ts';
import type { StatementId, Value } from '#shared/voice/statements.ts';

/**
 * Texts for workers in one language. `{{name}}` stands for a number or a date; all languages have the same ones. In
 * `ja-easy` a reading follows its kanji: `会社｛かいしゃ｝` (`shared/voice/ruby.ts`). Reviews are described in
 * `docs/voice-translations.md`.
 */
export type VoiceTexts = {
	/** Native reader who has reviewed this file, and when; null if nobody has. */
	reviewed_by: string | null;
	page: {
		title: string;
		language: string;
		/** Shown if the rest of this language cannot be loaded. */
		unloaded: string;
		/** {{name}} is the operator. */
		asks: string;
		what: string;
		privateTitle: string;
		/**
		 * Who sees what. {{staff}} and {{company}} are minimum numbers of answers; the last item is what the company's
		 * network sees.
		 */
		private: readonly [string, string, string, string, string];
		takes: string;
		kept: string;
		/** For people who read none of the languages: shown below their list, in two languages. */
		otherLanguages: string;
		/** {{contact}}: email address or telephone number of the operator. */
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
			offline: string;
			/** Sent, but no response arrived. */
			silent: string;
			/** The same for wrong, used and ended codes. */
			code: string;
			/** Wrong code after an attempt without a response, which may have consumed it. */
			perhapsSent: string;
			busy: string;
			other: string;
			/** The unsent answers have expired. */
			expired: string;
		};
		tryAgain: string;
		correctCode: string;
		/** After `perhapsSent`: the code is the one on the slip. */
		codeIsRight: string;
	};
	/** Short, about the last year, answerable without legal knowledge. */
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
		/** Scan, answer, anonymous. */
		how: readonly [string, string, string];
	};
	poster: {
		title: string;
		what: string;
		how: string;
		anonymous: string;
		/** Brought, mixed and handed out by the assessor, drawn from a box; also on the slips. */
		brought: string;
		until: string;
	};
};
