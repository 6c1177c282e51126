import { type SQL, sql } from 'drizzle-orm';
import { GRADES, gradeRanges, starsOf } from '#shared/assessment/grade.ts';

/** Grades and stars of scores in SQL, from the bands of `shared/assessment/grade.ts`. */

const PERCENT = 100;

/** The lowest percent of each grade; best first. */
const BANDS = gradeRanges(PERCENT).filter(({ grade }) => GRADES.includes(grade));

const byBand = (score: SQL, max: SQL, value: (from: number, grade: string) => string): SQL =>
	sql`case when ${score} is null then null ${sql.join(
		BANDS.map(
			({ grade, from }) =>
				sql`when ${score} * 100 >= ${sql.raw(String(from))} * ${max} then ${sql.raw(value(from, grade))}`,
		),
		sql` `,
	)} end`;

export const gradeIn = (score: SQL, max: SQL): SQL => byBand(score, max, (_, grade) => `'${grade}'`);

export const starsIn = (score: SQL, max: SQL): SQL =>
	sql`coalesce(${byBand(score, max, (from) => String(starsOf(from, PERCENT)))}, 0)`;
