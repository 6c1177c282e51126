import { z } from 'zod';
import { searchText } from './fields.ts';

/** A field, or with `-` before it the same in descending order. Screens keep it as a text. */
const sortOf = <const Field extends string>(sortable: readonly Field[]): z.ZodType<Field | `-${Field}`, string> =>
	z.enum([...sortable, ...sortable.map((field) => `-${field}` as const)], { error: 'validation.choice' });

/** Query of every list (contract, section 1). Without `page` the response holds the whole list. */
export const listQuery = <const Field extends string>(sortable: readonly Field[]) => ({
	page: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
	per_page: z.coerce.number<number>().int().min(1).max(200).default(50),
	q: searchText().optional(),
	sort: sortOf(sortable).optional(),
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
