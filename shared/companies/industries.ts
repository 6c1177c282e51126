import { industries } from './industries-data.ts';

export { industries };

const codeByMedium: ReadonlyMap<string, string> = new Map(
	industries.flatMap(({ letter, mediums }) => mediums.map(({ code }) => [code, `${letter}${code}`] as const)),
);

const industryCodes: ReadonlySet<string> = new Set(codeByMedium.values());

/** Whether `code` is a major letter with one of its own medium codes, e.g. 'E09'. */
export const isIndustryCode = (code: string): boolean => industryCodes.has(code);

/** The full code of a medium category: '09' gives 'E09'; null for an unknown one. */
export const industryByMedium = (medium: string): string | null => codeByMedium.get(medium) ?? null;
