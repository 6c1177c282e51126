import { industries } from '#shared/companies/industries.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { ALL } from '#shared/position/disclosure.ts';
import type { PlacedCohort } from '#shared/position/place.ts';
import type { Position } from '#shared/position/schemas.ts';

const industryOf = (scope: string, locale: Locale) =>
	scope === ALL
		? null
		: { letter: scope, name: industries.find(({ letter }) => letter === scope)?.name[locale] ?? scope };

/** `names` maps the result's category ids to names in the reader's language. */
export const presentPosition = (
	{ asOf, cohorts }: { asOf: Date; cohorts: readonly PlacedCohort[] },
	{ names, locale }: { names: ReadonlyMap<number, string>; locale: Locale },
): Position => ({
	as_of: asOf.toISOString(),
	cohorts: cohorts.map(({ scope, total, categories }) => ({
		industry: industryOf(scope, locale),
		total,
		categories: categories.flatMap(({ id, ...placed }) => {
			const content = names.get(id);
			return content === undefined ? [] : [{ id, content, ...placed }];
		}),
	})),
});
