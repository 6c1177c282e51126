import { z } from 'zod';
import { prefectures } from '#shared/certificates/prefectures.ts';
import { industries } from '#shared/companies/industries.ts';
import { pathId, queryFlag } from '#shared/fields.ts';
import { SIZE_BANDS } from './size-bands.ts';
import { FLOW_STEPS } from './steps.ts';

/** Filters of the programme's figures, and of the lists that they lead to. '' means all. */

export const filter = <T extends z.ZodType>(choice: T) =>
	z.union([z.literal('').transform(() => undefined), choice], { error: 'validation.choice' }).optional();

const MONTH = /^2\d{3}-(?:0[1-9]|1[0-2])$/;

export const month = () => filter(z.string().refine((text) => MONTH.test(text)));

/** Attributes of companies. */
export const companyFilters = {
	industry: filter(z.enum(industries.map(({ letter }) => letter))),
	prefecture: filter(z.coerce.number<number>().int().min(1).max(prefectures.length)),
	employees: filter(z.enum(SIZE_BANDS)),
};

export const programmeQuery = {
	/** First and last month; by default the last twelve. */
	month_from: month(),
	month_to: month(),
	...companyFilters,
	/** Companies that are assigned to this assessor now. Assessors see their own in any case. */
	assessor_id: filter(pathId()),
};
const programmeInput = z.object(programmeQuery);
export type ProgrammeInput = z.output<typeof programmeInput>;

/** Assessments that are neither finished nor canceled, and those of them at which an assessor has to act. */
const STAGES = ['under_way', 'at_assessor'] as const;

/** Filters of the list of assessments by the same facts. */
export const factsQuery = {
	...companyFilters,
	month_from: month(),
	month_to: month(),
	/** What was reached in these months. */
	reached: filter(z.enum(FLOW_STEPS)),
	/** Only the current assessment of each company. */
	only_current: queryFlag().optional(),
	progress_stage: filter(z.enum(STAGES)),
};
const factsInput = z.object(factsQuery);
export type FactsInput = z.output<typeof factsInput>;

/** The longest period, so that a chart stays readable. */
export const MOST_MONTHS = 36;
