import { tokyoDate } from '#shared/dates.ts';

/** Key of the day's reminder of open sub-categories: one notice a person, assessment and day. */
export const answersWantedKey = (progressId: number, at: Date): string => `progress:${progressId}:${tokyoDate(at)}`;
