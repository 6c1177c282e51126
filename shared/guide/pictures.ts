import type { Locale } from '#shared/i18n/translate.ts';
import type { Guide, TaskOf } from './tasks.ts';

/** The pictures of screens in the guides, by the task that they stand in. `npm run guide:pictures` takes them anew. */

type Place = { [G in Guide]: { guide: G; task: TaskOf<G> } }[Guide];

export const PICTURES = {
	overview: { guide: 'company', task: 'login' },
	sheet: { guide: 'company', task: 'answer' },
	request: { guide: 'company', task: 'request' },
	result: { guide: 'company', task: 'result' },
	check: { guide: 'assessor', task: 'rate' },
	desk: { guide: 'assessor', task: 'report' },
	approval: { guide: 'administrator', task: 'finalize' },
	issue: { guide: 'administrator', task: 'certificate' },
} as const satisfies Record<string, Place>;

export type PictureName = keyof typeof PICTURES;

export const PICTURE_NAMES = Object.keys(PICTURES) as PictureName[];

/** px */
export const PICTURE_SIZE = { width: 960, height: 600 } as const;

/** In `client/static`. */
export const pictureFile = (name: PictureName, locale: Locale): string => `guide-${name}-${locale}.webp`;

export const pictureOf = (guide: Guide, task: string): PictureName | null =>
	PICTURE_NAMES.find((name) => PICTURES[name].guide === guide && PICTURES[name].task === task) ?? null;
