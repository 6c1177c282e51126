import type { VoiceLanguage } from '#shared/voice/languages.ts';
import type { Answers } from './draft.ts';
import { paddedBody } from './padded.ts';

/** Sends the answers with their code, the only request that contains the code. Without cookies. */

/**
 * `silent`: no response, or one that is not ours, so it is unknown whether it arrived. After any other refusal it has
 * not.
 */
export type Outcome = 'sent' | 'offline' | 'silent' | 'code' | 'busy' | 'other';

const REPLY_MS = 20_000;

const outcomeOf = async (response: Response): Promise<Outcome> => {
	const isOurs = (response.headers.get('Content-Type') || '').indexOf('application/json') === 0;
	if (response.status >= 500 || !isOurs) return 'silent';
	if (response.ok) return 'sent';
	if (response.status === 429) return 'busy';
	const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
	return code === 'code_invalid' ? 'code' : 'other';
};

/** Timeout; a late response counts as none. */
const inTime = (reply: Promise<Response>): Promise<Response> =>
	Promise.race([reply, new Promise<never>((_, reject) => setTimeout(reject, REPLY_MS))]);

export const sendAnswers = async (code: string, language: VoiceLanguage, answers: Answers): Promise<Outcome> => {
	if (!navigator.onLine) return 'offline';
	try {
		const reply = fetch('/api/voice', {
			method: 'POST',
			credentials: 'omit',
			cache: 'no-store',
			redirect: 'error',
			headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
			body: paddedBody(code, language, answers),
		});
		return await outcomeOf(await inTime(reply));
	} catch {
		return 'silent';
	}
};
