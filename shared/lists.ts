import { z } from 'zod';
import { searchText } from './fields.ts';

/** Query of every list (contract, section 1). Without `page` the response holds the whole list. */
export const listQuery = <const Field extends string>(sortable: readonly Field[]) => ({
	page: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
	per_page: z.coerce.number<number>().int().min(1).max(200).default(50),
	q: searchText().optional(),
	sort: z
		.string()
		.regex(/^-?\w+$/, 'validation.choice')
		.refine(
			(text): text is Field | `-${Field}` => (sortable as readonly string[]).includes(text.replace(/^-/, '')),
			'validation.choice',
		)
		.optional(),
});

export type ListQuery = {
	page?: number | undefined;
	per_page: number;
	q?: string | undefined;
	sort?: string | undefined;
	/** Only these rows, in list order; set internally by exports, never sent. */
	ids?: readonly number[] | undefined;
};

/** Query of an export: filters and order of its list, no paging. */
export const wholeListQuery = <Q extends z.ZodRawShape>({ page: _, per_page: __, ...filters }: Q) =>
	filters as Omit<Q, 'page' | 'per_page'>;
