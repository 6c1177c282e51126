import { z } from 'zod';
import type { Translate } from '#client/base/locale.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import { addDays, isCalendarDate } from '#shared/dates.ts';
import { count } from '#shared/fields.ts';
import { VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { LEAST_CODES, LEAST_DAYS, MOST_CODES, MOST_DAYS } from '#shared/voice/limits.ts';

/** The form that opens a round. */
export type OpenFields = { closes_on: string; code_count: string; languages: VoiceLanguage[] };

/** First and last possible closing day. */
export type LastDays = { from: string; to: string };

export const lastDaysFrom = (today: string): LastDays => ({
	from: addDays(today, LEAST_DAYS),
	to: addDays(today, MOST_DAYS),
});

const USUAL_DAYS = 14;

/** One code per employee and a tenth more, so that nobody has to take the last slip. */
export const usualCodes = (employees: number): number =>
	Math.min(Math.max(Math.ceil((employees * 11) / 10), LEAST_CODES), MOST_CODES);

export const usualFields = (today: string, employees: number): OpenFields => ({
	closes_on: addDays(today, USUAL_DAYS),
	code_count: String(usualCodes(employees)),
	languages: [],
});

/** `shown`: the same days as the error words them. */
export const openSchema = (t: Translate, { from, to }: LastDays, shown: LastDays) =>
	formSchema<OpenFields>()(
		z.object({
			closes_on: z
				.string()
				.refine((day) => isCalendarDate(day) && day >= from && day <= to, t('console.voice.closesOnWrong', shown)),
			code_count: count().refine(
				(codes) => codes >= LEAST_CODES && codes <= MOST_CODES,
				t('console.voice.codeCountWrong', { least: LEAST_CODES, most: MOST_CODES }),
			),
			languages: z.array(z.enum(VOICE_LANGUAGES)).min(1, t('console.voice.languagesMissing')),
		}),
	);
