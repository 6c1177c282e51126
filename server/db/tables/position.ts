import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId } from '#server/db/columns.ts';
import type { PlacedCohort } from '#shared/position/place.ts';
import { users } from './accounts.ts';
import { companies } from './companies.ts';
import { results } from './reports.ts';

/**
 * Stored quartiles of a cohort with the members they were computed from. These decide what may be shown and which
 * cohorts may be computed next (`shared/position/disclosure.ts`). Rows are never changed.
 */
export const positionCohorts = pgTable(
	'position_cohorts',
	{
		id: primaryId(),
		/** 'all', or the letter of an industry. */
		scope: text('scope').notNull(),
		/** Main category; null for the total. */
		categoryKey: uuid('category_key'),
		madeAt: instantColumn('made_at').notNull(),
		q1: smallint('q1').notNull(),
		median: smallint('median').notNull(),
		q3: smallint('q3').notNull(),
		companyIds: integer('company_ids').array().notNull(),
		/** In percent of the maximum, in the order of `company_ids`. */
		shares: doublePrecision('shares').array().notNull(),
	},
	(t) => [
		check('position_cohorts_scope', sql`${t.scope} ~ '^(all|[A-T])$'`),
		check('position_cohorts_quartiles', sql`0 <= ${t.q1} and ${t.q1} <= ${t.median} and ${t.median} <= ${t.q3}`),
		check('position_cohorts_members', sql`cardinality(${t.companyIds}) = cardinality(${t.shares})`),
		index('position_cohorts_newest').on(t.scope, t.categoryKey, t.madeAt.desc()),
	],
);

export const positionOptOuts = pgTable('position_opt_outs', {
	companyId: integer('company_id')
		.primaryKey()
		.references(() => companies.id, { onDelete: 'cascade' }),
	optedOutAt: instantColumn('opted_out_at').notNull(),
	optedOutBy: integer('opted_out_by')
		.notNull()
		.references(() => users.id),
});

/** The position printed in a report, frozen when it was finalized; no row if there was nothing to show. */
export const reportPositions = pgTable('report_positions', {
	resultId: integer('result_id')
		.primaryKey()
		.references(() => results.id, { onDelete: 'cascade' }),
	frozenAt: instantColumn('frozen_at').notNull(),
	cohorts: jsonb('cohorts').$type<PlacedCohort[]>().notNull(),
});
