import type { Anchors, Guidance } from '#shared/papers/guidance.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import { introduction } from './introduction.ts';
import { outline } from './outline.ts';
import { regular } from './regular/all.ts';
import { simple } from './simple/all.ts';
import type { SeedAnchors, SeedGuidance, SeedSimpleQuestion, SeedText } from './types.ts';

/** A shipped paper with its paper-level fields. */
export type ShippedPaper = { introduction: string; introduction_en: string; main_categories: PaperContents };

const twins = ({ key, content }: { key: string; content: SeedText }) => ({
	key,
	content: content.ja,
	content_en: content.en,
});

const guidanceOf = ({ purpose, basis, evidence }: SeedGuidance): Guidance => ({
	purpose: purpose.ja,
	purpose_en: purpose.en,
	basis: basis.map(({ kind, text, source, as_of, from, until }) => ({
		kind,
		text: text.ja,
		text_en: text.en,
		source: source.ja,
		source_en: source.en,
		as_of,
		...(from ? { from } : {}),
		...(until ? { until } : {}),
	})),
	evidence: evidence.map(({ ja, en, record, department }) => ({
		text: ja,
		text_en: en,
		...(record ? { record } : {}),
		...(department ? { department: [...department] } : {}),
	})),
});

const anchorsOf = ({ full, half, none }: SeedAnchors): Anchors => ({
	full: full.ja,
	full_en: full.en,
	half: half?.ja ?? null,
	half_en: half?.en ?? null,
	none: none.ja,
	none_en: none.en,
});

type Question = PaperContents[number]['sub_categories'][number]['questions'][number];

/** Fields of questions of both papers. */
const common = (question: SeedSimpleQuestion) => ({
	...twins(question),
	points: question.points,
	na_condition: question.na_condition?.ja ?? null,
	na_condition_en: question.na_condition?.en ?? null,
	guidance: guidanceOf(question.guidance),
});

const assemble = (questionsOf: (code: string) => Question[]): ShippedPaper => ({
	introduction: introduction.ja,
	introduction_en: introduction.en,
	main_categories: outline.map((category) => ({
		...twins(category),
		sub_categories: category.subCategories.map((sub) => ({ ...twins(sub), questions: questionsOf(sub.code) })),
	})),
});

/** The free paper: 7 main items, 24 sub-items, 75 questions. */
export const simplePaper = (): ShippedPaper =>
	assemble((code) =>
		(simple[code] ?? []).map((question) => ({
			...common(question),
			is_critical: false,
			evaluations: [],
			sdg_target_ids: [],
		})),
	);

/** The regular paper; `targetId` finds a target such as '8.8' in the database. */
export const regularPaper = (targetId: (number: string) => number): ShippedPaper =>
	assemble((code) =>
		(regular[code] ?? []).map((question) => ({
			...common(question),
			is_critical: question.is_critical,
			evaluations: question.evaluations.map((item) => ({
				...twins(item),
				weight: item.weight / 10,
				anchors: anchorsOf(item.anchors),
				is_critical_item: item.is_critical_item ?? false,
			})),
			sdg_target_ids: question.sdg_targets.map(targetId),
		})),
	);
