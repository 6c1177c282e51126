import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '#server/base/config.ts';
import { type Place, TOPICS } from '#shared/voice/help.ts';
import { VOICE_LANGUAGES } from '#shared/voice/languages.ts';

/** Help contacts added by the operator: a JSON list in the file of `VOICE_HELP_FILE` (`docs/voice-translations.md`). */

const oneOf = (values: readonly string[]): string => `must be one of ${values.join(', ')}`;

const TEXT = 'must be a text of 1 to 200 characters';
const DAY = 'must be a day such as 2026-11-21';
const NAME = 'must have ja and en, and nothing else';
const LANGUAGES = 'must be null or a list of languages';
const PHONE = 'must be a number such as 03-1234-5678';
const FIELDS =
	'must have name, topic, page and checked_on, may have languages, phone, from and until, and nothing else';

const name = () => z.string({ error: TEXT }).trim().min(1, { error: TEXT }).max(200, { error: TEXT });
const day = () => z.iso.date({ error: DAY });

const place = z.strictObject(
	{
		name: z.strictObject({ ja: name(), en: name() }, { error: NAME }),
		topic: z.enum(TOPICS, { error: oneOf(TOPICS) }),
		languages: z
			.array(z.enum(VOICE_LANGUAGES, { error: oneOf(VOICE_LANGUAGES) }), { error: LANGUAGES })
			.min(1, { error: LANGUAGES })
			.nullable()
			.default(null),
		phone: z
			.string({ error: PHONE })
			.regex(/^\+?[0-9][0-9-]{5,19}$/, { error: PHONE })
			.nullable()
			.default(null),
		page: z.url({ protocol: /^https$/, error: 'must be an address with https' }),
		checked_on: day(),
		from: day().nullable().default(null),
		until: day().nullable().default(null),
	},
	{ error: FIELDS },
);

const MOST_PLACES = 50;
const LIST = `must be a list of at most ${MOST_PLACES} places`;

const file = z.array(place, { error: LIST }).max(MOST_PLACES, { error: LIST });

/** Location of an error, such as `place 2, page`. */
const placeOf = ([at, ...path]: readonly PropertyKey[]): string =>
	at === undefined ? 'the file' : [`place ${Number(at) + 1}`, ...path].map(String).join(', ');

const reasonOf = (error: unknown): string => {
	if (error instanceof z.ZodError) {
		const [issue] = error.issues;
		return `${placeOf(issue?.path ?? [])} ${issue?.message}`;
	}
	return error instanceof Error ? error.message : String(error);
};

/** @throws ConfigError if the file cannot be read or is invalid */
export const readHelpFile = (path: string | null): Place[] => {
	if (path === null) return [];
	try {
		return file.parse(JSON.parse(readFileSync(path, 'utf8')));
	} catch (error) {
		throw new ConfigError(`Setting VOICE_HELP_FILE is wrong: ${reasonOf(error)}`);
	}
};
