import type { Locale } from '#shared/i18n/translate.ts';
import { GUIDE_NAMES, type Guide, type TaskText } from './tasks.ts';
import { guideTexts } from './texts.ts';

type Chapters = readonly { title: string; tasks: readonly (readonly [name: string, text: TaskText])[] }[];

/** A guide's chapters with their tasks, in order. */
export const chaptersOf = (guide: Guide, locale: Locale): Chapters =>
	Object.values<{ title: string; tasks: Readonly<Record<string, TaskText>> }>(guideTexts[locale][guide]).map(
		({ title, tasks }) => ({ title, tasks: Object.entries(tasks) }),
	);

/** Null if the guide has no such task. */
export const findTask = (guide: Guide, name: string, locale: Locale): TaskText | null =>
	chaptersOf(guide, locale)
		.flatMap(({ tasks }) => tasks)
		.find(([task]) => task === name)?.[1] ?? null;

/** Every task of every guide. */
export const allTasks = (locale: Locale): { guide: Guide; name: string; text: TaskText }[] =>
	GUIDE_NAMES.flatMap((guide) =>
		chaptersOf(guide, locale).flatMap(({ tasks }) => tasks.map(([name, text]) => ({ guide, name, text }))),
	);
