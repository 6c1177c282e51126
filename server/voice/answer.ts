import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import { networkOf } from '#server/base/network.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Db } from '#server/db/client.ts';
import { preparedOnce } from '#server/db/prepared.ts';
import { voiceCodes, voiceCounters, voiceKeys, voiceRounds } from '#server/db/tables/voice.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ServerText } from '#shared/i18n/server/texts.ts';
import { readCode } from '#shared/voice/code.ts';
import { ANSWERS, languageCounter, valueCounter } from '#shared/voice/counts.ts';
import type { VoiceInput } from '#shared/voice/schemas.ts';
import { STATEMENT_IDS } from '#shared/voice/statements.ts';
import { hashOf } from './codes.ts';
import { lockCounters } from './lock.ts';

/** 422 on a field, with a code: the page has its own words in ten languages. */
const refused = (field: string, key: ServerText, code: string): AppError =>
	new AppError(key, { status: 422, fields: { [field]: [{ key }] }, extra: { code } });

/** Every statement has one answer. @throws 422, before the code is looked at: whoever holds a slip learns nothing by it */
const assertComplete = ({ answers }: VoiceInput): void => {
	const answered = new Set(answers.map(({ statement }) => statement));
	const isComplete = answered.size === STATEMENT_IDS.length && answers.length === STATEMENT_IDS.length;
	if (!isComplete) throw refused('answers', 'voice.answersIncomplete', 'answers_incomplete');
};

const openKeys = preparedOnce((executor) =>
	executor
		.select({ roundId: voiceKeys.roundId, key: voiceKeys.key })
		.from(voiceKeys)
		.innerJoin(voiceRounds, eq(voiceRounds.id, voiceKeys.roundId))
		.where(and(isNull(voiceRounds.closedAt), gte(voiceRounds.closesOn, sql.placeholder('today'))))
		.prepare('voice_open_keys'),
);

/** No slip has it: what cannot be a code is looked for as one that could. */
const NO_CODE = '';

/** The code says not of which round it is, so it is looked for in all that are open. */
const hashesOf = async (db: Db, code: string, today: string) => {
	const keys = await openKeys(db).execute({ today });
	return {
		roundIds: keys.map(({ roundId }) => roundId),
		hashes: keys.map(({ key }) => hashOf(key, code)),
	};
};

const raisedBy = ({ language, answers }: VoiceInput): string[] => [
	ANSWERS,
	languageCounter(language),
	...answers.map(({ statement, value }) => valueCounter(statement, value)),
];

/**
 * Uses up the code and counts the answers, all or nothing. Every counter of the round is written, whether it is raised
 * or not: no transaction id tells what the last answers were. False if no round has the code.
 */
const countAnswers = async (db: Db, input: VoiceInput, today: string): Promise<boolean> => {
	const { roundIds, hashes } = await hashesOf(db, readCode(input.code) ?? NO_CODE, today);
	return db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ round_id: number }>(sql`
			delete from ${voiceCodes} c
			using unnest(${sql.param(roundIds)}::int[], ${sql.param(hashes)}::text[]) k (round_id, code_hash)
			where c.round_id = k.round_id and c.code_hash = k.code_hash
			returning c.round_id`);
		const roundId = rows[0]?.round_id;
		if (roundId === undefined) return false;
		await lockCounters(tx, roundId);
		await tx
			.update(voiceCounters)
			.set({ count: sql`${voiceCounters.count} + (${voiceCounters.name} = any(${sql.param(raisedBy(input))}))::int` })
			.where(eq(voiceCounters.roundId, roundId));
		return true;
	});
};

/**
 * Takes somebody's answers. A code that is wrong, used or of a round that has ended is answered alike, and only these are
 * limited, by network.
 * @throws 422; 429
 */
export const answerRound = async (
	{ db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
	input: VoiceInput,
	call: CallContext,
): Promise<null> => {
	assertComplete(input);
	if (await countAnswers(db, input, tokyoDate(clock.now()))) return null;
	await limits.untraced.codeMissesPerNetwork.consume(networkOf(call.address));
	throw refused('code', 'voice.codeInvalid', 'code_invalid');
};
