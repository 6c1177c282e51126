import type { PaperContents } from '#shared/papers/schemas.ts';
import { outline } from './outline.ts';
import * as regularA from './regular/a-recruitment.ts';
import * as regularB from './regular/b-labor-management.ts';
import * as regularC from './regular/c-personnel-system.ts';
import * as regularD from './regular/d-talent-management.ts';
import * as regularE from './regular/e-job-satisfaction.ts';
import * as regularF from './regular/f-human-rights.ts';
import * as regularG from './regular/g-internal-consensus.ts';
import * as simpleA from './simple/a-recruitment.ts';
import * as simpleB from './simple/b-labor-management.ts';
import * as simpleC from './simple/c-personnel-system.ts';
import * as simpleD from './simple/d-talent-management.ts';
import * as simpleE from './simple/e-job-satisfaction.ts';
import * as simpleF from './simple/f-human-rights.ts';
import * as simpleG from './simple/g-internal-consensus.ts';
import type { SeedQuestions, SeedRegularQuestion, SeedSimpleQuestion, SeedText } from './types.ts';

const regular: SeedQuestions<SeedRegularQuestion> = {
	...regularA.recruitment,
	...regularB.laborManagement,
	...regularC.personnelSystem,
	...regularD.talentManagement,
	...regularE.jobSatisfaction,
	...regularF.humanRights,
	...regularG.internalConsensus,
};

const simple: SeedQuestions<SeedSimpleQuestion> = {
	...simpleA.recruitment,
	...simpleB.laborManagement,
	...simpleC.personnelSystem,
	...simpleD.talentManagement,
	...simpleE.jobSatisfaction,
	...simpleF.humanRights,
	...simpleG.internalConsensus,
};

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
