import type { PaperContents } from '#shared/papers/schemas.ts';
import { outline } from './outline.ts';
import { regular } from './regular/all.ts';
import { simple } from './simple/all.ts';
import type { SeedText } from './types.ts';

const twins = ({ ja, en }: SeedText) => ({ content: ja, content_en: en });

type Question = PaperContents[number]['sub_categories'][number]['questions'][number];

const assemble = (questionsOf: (code: string) => Question[]): PaperContents =>
	outline.map((category) => ({
		...twins(category.content),
		sub_categories: category.subCategories.map((sub) => ({ ...twins(sub.content), questions: questionsOf(sub.code) })),
	}));

/** The free paper: 7 main items, 24 sub-items, 75 questions. */
export const simplePaper = (): PaperContents =>
	assemble((code) =>
		(simple[code] ?? []).map(({ content, points }) => ({
			...twins(content),
			points,
			evaluations: [],
			sdg_target_ids: [],
		})),
	);

/** The regular paper; `targetId` finds a target such as '8.8' in the database. */
export const regularPaper = (targetId: (number: string) => number): PaperContents =>
	assemble((code) =>
		(regular[code] ?? []).map(({ content, points, sdg_targets, evaluations }) => ({
			...twins(content),
			points,
			evaluations: evaluations.map((item) => ({ ...twins(item.content), weight: item.weight / 10 })),
			sdg_target_ids: sdg_targets.map(targetId),
		})),
	);
