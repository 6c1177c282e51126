import { z } from 'zod';
import type { Guidance } from './guidance.ts';
import type { PaperContents } from './schemas.ts';

/** Added, changed and removed parts between two papers of a kind, matched by key. */

const LEVELS = ['main_category', 'sub_category', 'question', 'check_item'] as const;
type PartLevel = (typeof LEVELS)[number];

const texts = z.object({ content: z.string(), content_en: z.string().nullable() });

export const paperDifference = z.array(
	z.object({
		key: z.string(),
		level: z.enum(LEVELS),
		change: z.enum(['new', 'changed', 'gone']),
		/** Number from the category down: '2-1-3'; that of the former paper for a removed part. */
		number: z.string(),
		/** Null for a removed part. */
		now: texts.nullable(),
		/** Null for an added part. */
		before: texts.nullable(),
		/** Wire names of the changed fields; `parent` for a moved part. */
		fields: z.array(z.string()),
	}),
);
export type PaperDifference = z.output<typeof paperDifference>;

type Part = {
	key: string;
	level: PartLevel;
	number: string;
	content: string;
	content_en: string | null;
	/** Compared values by field. */
	values: Readonly<Record<string, unknown>>;
};

type Text = { key?: string | undefined; content: string; content_en?: string | null | undefined };

const partOf = (level: PartLevel, text: Text, number: string, values: Record<string, unknown>): Part => {
	const { key = '', content, content_en = null } = text;
	return { key, level, number, content, content_en, values: { content, content_en, ...values } };
};

/** No record, department or day is the same as a field of a paper from before there were any. */
const comparedGuidance = (guidance: Guidance | null) =>
	guidance && {
		...guidance,
		basis: guidance.basis.map((one) => ({ ...one, from: one.from ?? null, until: one.until ?? null })),
		evidence: guidance.evidence.map((one) => ({
			...one,
			record: one.record ?? null,
			department: (one.department ?? []).toSorted(),
		})),
	};

const partsOf = (categories: PaperContents): Part[] =>
	categories.flatMap((category, c) => [
		partOf('main_category', category, `${c + 1}`, {}),
		...category.sub_categories.flatMap((sub, s) => [
			partOf('sub_category', sub, `${c + 1}-${s + 1}`, { parent: category.key }),
			...sub.questions.flatMap((question, q) => {
				const number = `${c + 1}-${s + 1}-${q + 1}`;
				return [
					partOf('question', question, number, {
						parent: sub.key,
						points: question.points,
						sdg_target_ids: question.sdg_target_ids.toSorted((a, b) => a - b),
						na_condition: [question.na_condition ?? null, question.na_condition_en ?? null],
						guidance: comparedGuidance(question.guidance ?? null),
						is_critical: question.is_critical ?? false,
					}),
					...question.evaluations.map((item, i) =>
						partOf('check_item', item, `${number}-${i + 1}`, {
							parent: question.key,
							weight: item.weight,
							anchors: item.anchors ?? null,
							is_critical_item: item.is_critical_item ?? false,
						}),
					),
				];
			}),
		]),
	]);

const hasProperties = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Deep equality, ignoring the order of properties. */
const isSame = (a: unknown, b: unknown): boolean => {
	if (!hasProperties(a) || !hasProperties(b)) return a === b;
	const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
	return names.every((name) => isSame(a[name], b[name]));
};

const textsOf = ({ content, content_en }: Part) => ({ content, content_en });

/** Difference from a paper to a later one, in the order of the later one; removed parts come last. */
export const differenceOf = (before: PaperContents, now: PaperContents): PaperDifference => {
	const former = new Map(partsOf(before).map((part) => [part.key, part]));
	const present = partsOf(now);
	const keys = new Set(present.map(({ key }) => key));
	const found = present.flatMap((part): PaperDifference => {
		const { key, level, number } = part;
		const same = former.get(key);
		if (!same) return [{ key, level, change: 'new', number, now: textsOf(part), before: null, fields: [] }];
		const fields = Object.keys(part.values).filter((name) => !isSame(part.values[name], same.values[name]));
		if (fields.length === 0) return [];
		return [{ key, level, change: 'changed', number, now: textsOf(part), before: textsOf(same), fields }];
	});
	const gone = [...former.values()].filter(({ key }) => !keys.has(key));
	return [
		...found,
		...gone.map((part) => ({
			key: part.key,
			level: part.level,
			change: 'gone' as const,
			number: part.number,
			now: null,
			before: textsOf(part),
			fields: [],
		})),
	];
};
