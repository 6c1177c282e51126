import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';

/** Sums over arrays of facts, place by place: each place is one aggregate, so that a row is read once. */

const placed = (array: SQL, places: number, each: (at: SQL) => SQL): SQL =>
	places === 0
		? sql`'{}'::int[]`
		: sql`array[${sql.join(
				Array.from({ length: places }, (_, at) => each(sql`${array}[${sql.raw(String(at + 1))}]`)),
				sql`, `,
			)}]`;

/** Rounds that count for the figures, as `r`. */
export type Rounds = { where: SQL };

export type Lengths = { paper_id: number; results: number; categories: number; subs: number; questions: number };

/** The papers of the rounds, with their number of parts. */
export const readLengths = async (one: Executor, { where }: Rounds): Promise<Lengths[]> => {
	const { rows } = await one.execute<Lengths>(sql`
		select r.paper_id, count(*)::int as results, max(cardinality(r.category_scores)) as categories,
			max(cardinality(r.sub_scores)) as subs, max(cardinality(r.lost)) as questions
		from "programme_rounds" r where ${where} group by 1 order by 1 desc`);
	return rows;
};

type Summed = { sums: number[]; counts: number[] };

export type ScoreSums = { paperId: number; categories: Summed; subs: Summed };

const sumOf = (array: SQL, places: number): SQL =>
	placed(array, places, (value) => sql`coalesce(sum(greatest(${value}, 0)), 0)::int`);
const countOf = (array: SQL, places: number): SQL =>
	placed(array, places, (value) => sql`(count(*) filter (where ${value} >= 0))::int`);

const mostOf = (lengths: readonly Lengths[], part: 'categories' | 'subs' | 'questions'): number =>
	Math.max(0, ...lengths.map((paper) => paper[part]));

type SumsRow = { paper_id: number } & Record<'main_sums' | 'main_counts' | 'sub_sums' | 'sub_counts', number[]>;

/** Sums of the scores of each paper's parts, and how many rounds have one. */
export const readScoreSums = async (
	one: Executor,
	{ where }: Rounds,
	lengths: readonly Lengths[],
): Promise<ScoreSums[]> => {
	const [categories, subs] = [mostOf(lengths, 'categories'), mostOf(lengths, 'subs')];
	const { rows } = await one.execute<SumsRow>(sql`
		select r.paper_id, ${sumOf(sql`r.category_scores`, categories)} as main_sums,
			${countOf(sql`r.category_scores`, categories)} as main_counts,
			${sumOf(sql`r.sub_scores`, subs)} as sub_sums, ${countOf(sql`r.sub_scores`, subs)} as sub_counts
		from "programme_rounds" r where ${where} group by 1`);
	return rows.map((row) => ({
		paperId: row.paper_id,
		categories: { sums: row.main_sums, counts: row.main_counts },
		subs: { sums: row.sub_sums, counts: row.sub_counts },
	}));
};

/** Thousandths of their points that the questions of each paper lost, summed over the rounds. */
export const readLost = async (
	one: Executor,
	{ where }: Rounds,
	lengths: readonly Lengths[],
): Promise<ReadonlyMap<number, number[]>> => {
	const places = mostOf(lengths, 'questions');
	const sums = placed(sql`r.lost`, places, (value) => sql`coalesce(sum(${value}), 0)::int`);
	const { rows } = await one.execute<{ paper_id: number; sums: number[] }>(sql`
		select r.paper_id, ${sums} as sums from "programme_rounds" r where ${where} group by 1`);
	return new Map(rows.map((row) => [row.paper_id, row.sums]));
};

const NAMED = { leftOut: 'left_out_ids', notApplicable: 'not_applicable_ids' } as const;

/** In how many rounds each question is named: left out, or not applicable. */
export const readNamed = async (
	one: Executor,
	{ where }: Rounds,
	what: keyof typeof NAMED,
): Promise<ReadonlyMap<number, number>> => {
	const { rows } = await one.execute<{ id: number; results: number }>(sql`
		select id, count(*)::int as results from "programme_rounds" r, unnest(r.${sql.identifier(NAMED[what])}) id
		where ${where} group by 1`);
	return new Map(rows.map(({ id, results }) => [id, results]));
};

export type Failed = { failed: number; uncounted: number };

/** In how many rounds each critical question failed, and in how many of those it did not count. */
export const readFailed = async (one: Executor, { where }: Rounds): Promise<ReadonlyMap<number, Failed>> => {
	const { rows } = await one.execute<Failed & { id: number }>(sql`
		select id, count(*)::int as failed, count(*) filter (where id = any(r.left_out_ids))::int as uncounted
		from "programme_rounds" r, unnest(r.critical_ids) id where ${where} group by 1`);
	return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};
