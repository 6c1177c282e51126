import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import { networkOf } from '#server/base/network.ts';
import type { Deps } from '#server/calls/deps.ts';
import { voiceCodes, voiceCounters } from '#server/db/tables/voice.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { askedOn, readSlip } from '#shared/voice/code.ts';
import { ANSWERS, languageCounter, valueCounter } from '#shared/voice/counts.ts';
import type { VoiceInput } from '#shared/voice/schemas.ts';
import { statementsOf } from '#shared/voice/statements.ts';
import { hashOf } from './codes.ts';
import { readOpenKeys } from './keys/open.ts';
import { lockCounters } from './lock.ts';

/** 422 on a field with a `code`: the page has texts of its own in ten languages. */
const refused = (field: string, key: ServerText, code: string): AppError =>
	new AppError(key, { status: 422, fields: { [field]: [{ key }] }, extra: { code } });

/**
 * Requires one answer to every statement of the slip's set.
 * @throws 422, before the code is looked up, so that it reveals nothing about the code
 */
const assertComplete = ({ code, answers }: VoiceInput): void => {
	const asked = statementsOf(askedOn(code));
	const answered = new Set(answers.map(({ statement }) => statement));
	const isComplete = answers.length === asked.length && asked.every((id) => answered.has(id));
	if (!isComplete) throw refused('answers', 'voice.answersIncomplete', 'answers_incomplete');
};

/** Matches no slip. Malformed codes are looked up too, so that they take as long as well-formed ones. */
const NO_CODE = '';

const raisedBy = ({ language, answers }: VoiceInput): string[] => [
	ANSWERS,
	languageCounter(language),
	...answers.map(({ statement, value }) => valueCounter(statement, value)),
];

type Needs = Pick<Deps, 'db' | 'storage'>;

/** `unknown`: a round whose key is unreadable now may have the code. */
type Counted = 'counted' | 'none' | 'unknown';

/**
 * Consumes the code and counts the answers, all or nothing. Every counter of the round is written, raised or not, so
 * that transaction ids do not reveal the last answers. The code does not identify its round, so it is looked up in all
 * open rounds of the slip's set.
 */
const countAnswers = async ({ db, storage }: Needs, input: VoiceInput, today: string): Promise<Counted> => {
	const { keys, isComplete } = await readOpenKeys({ db, storage }, { today, set: askedOn(input.code) });
	const code = readSlip(input.code)?.code ?? NO_CODE;
	const roundIds = keys.map(({ roundId }) => roundId);
	const hashes = keys.map(({ key }) => hashOf(key, code));
	return db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ round_id: number }>(sql`
			delete from ${voiceCodes} c
			using unnest(${sql.param(roundIds)}::int[], ${sql.param(hashes)}::text[]) k (round_id, code_hash)
			where c.round_id = k.round_id and c.code_hash = k.code_hash
			returning c.round_id`);
		const roundId = rows[0]?.round_id;
		if (roundId === undefined) return isComplete ? 'none' : 'unknown';
		await lockCounters(tx, roundId);
		await tx
			.update(voiceCounters)
			.set({ count: sql`${voiceCounters.count} + (${voiceCounters.name} = any(${sql.param(raisedBy(input))}))::int` })
			.where(eq(voiceCounters.roundId, roundId));
		return 'counted';
	});
};

const RETRY_SECONDS = 60;

/** 503: the code may be valid and was not consumed. */
const notNow = (): AppError => new AppError('common.unavailable', { status: 503, retryAfterSeconds: RETRY_SECONDS });

/**
 * Takes a worker's answers. A wrong code, a used one and one of an ended round get the same response; only these are
 * limited, by network.
 * @throws 422; 429; 503 if the code is not found and a key cannot be read
 */
export const answerRound = async (
	{ db, storage, clock, limits }: Needs & Pick<Deps, 'clock' | 'limits'>,
	input: VoiceInput,
	call: CallContext,
): Promise<null> => {
	assertComplete(input);
	const counted = await countAnswers({ db, storage }, input, tokyoDate(clock.now()));
	if (counted === 'counted') return null;
	await limits.untraced.codeMissesPerNetwork.consume(networkOf(call.address));
	throw counted === 'none' ? refused('code', 'voice.codeInvalid', 'code_invalid') : notNow();
};
