import { z } from 'zod';
import { CommandError } from '#scripts/commands/command.ts';
import type { Deps } from '#server/calls/deps.ts';
import { listTargetDescriptions } from '#server/papers/queries.ts';
import { getPaper } from '#server/papers/read.ts';
import {
	type PaperContents,
	paperMainCategory,
	paperQuestion,
	paperStatements,
	paperSubCategory,
} from '#shared/papers/schemas.ts';

/**
 * A paper as JSON that is independent of the installation: without ids, and with SDG targets by their numbers, such as
 * '8.8'.
 */

const portableQuestion = paperQuestion
	.omit({ sdg_target_ids: true })
	.extend({ sdg_targets: z.array(z.string()).max(169).default([]) });

const portablePaper = z.object({
	is_premium: z.boolean(),
	...paperStatements,
	main_categories: z
		.array(
			paperMainCategory.extend({
				sub_categories: z
					.array(paperSubCategory.extend({ questions: z.array(portableQuestion).max(200).default([]) }))
					.max(100)
					.default([]),
			}),
		)
		.max(50),
});

export type PortablePaper = z.output<typeof portablePaper>;

const numbersOf = async ({ db }: Pick<Deps, 'db'>): Promise<ReadonlyMap<number, string>> =>
	new Map(
		(await listTargetDescriptions(db, 'ja')).map(({ id, goalId, targetNumber }) => [id, `${goalId}.${targetNumber}`]),
	);

/** @throws 404 */
export const toPortable = async (deps: Pick<Deps, 'db'>, id: number): Promise<PortablePaper> => {
	const { is_premium, introduction, introduction_en, explain_level, main_categories } = await getPaper(deps, { id });
	const numbers = await numbersOf(deps);
	return {
		is_premium,
		introduction,
		introduction_en,
		explain_level,
		main_categories: main_categories.map(({ id: _, ...category }) => ({
			...category,
			sub_categories: category.sub_categories.map(({ id: _, ...sub }) => ({
				...sub,
				questions: sub.questions.map(({ id: _, sdg_target_ids, evaluations, ...question }) => ({
					...question,
					evaluations: evaluations.map(({ id: _, ...item }) => item),
					sdg_targets: sdg_target_ids.map((target) => numbers.get(target) ?? ''),
				})),
			})),
		})),
	};
};

/** @throws CommandError with the first validation error */
export const readPortable = (text: string): PortablePaper => {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		throw new CommandError('The file is not JSON');
	}
	const parsed = portablePaper.safeParse(json);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	throw new CommandError(`The file is no paper: ${issue?.path.join('.') || 'it'} is wrong (${issue?.code})`);
};

/** Resolves target numbers to the ids of this installation. @throws CommandError for unknown targets */
export const fromPortable = async (deps: Pick<Deps, 'db'>, paper: PortablePaper): Promise<PaperContents> => {
	const ids = new Map([...(await numbersOf(deps))].map(([id, number]) => [number, id]));
	const idOf = (number: string): number => {
		const id = ids.get(number);
		if (id === undefined) throw new CommandError(`There is no SDG target ${number}`);
		return id;
	};
	return paper.main_categories.map((category) => ({
		...category,
		sub_categories: category.sub_categories.map((sub) => ({
			...sub,
			questions: sub.questions.map(({ sdg_targets, ...question }) => ({
				...question,
				sdg_target_ids: sdg_targets.map(idOf),
			})),
		})),
	}));
};
