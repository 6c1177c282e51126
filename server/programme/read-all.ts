import { sql } from 'drizzle-orm';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Reader } from '#server/db/client.ts';
import { isFew } from '#shared/programme/few.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import { readAssessors } from './assessors.ts';
import { readCertificates } from './certificates.ts';
import { readFlow } from './flow.ts';
import { isInGroup } from './group.ts';
import { readQuestions } from './questions.ts';
import { readResults } from './results.ts';
import { readStock } from './stock.ts';
import { readVoice } from './voice.ts';
import { readWayIn } from './way-in.ts';
import { readWork } from './work.ts';

type Needs = Reader & Pick<Deps, 'clock' | 'config'>;
type Call = Pick<CallContext, 'locale'>;

/** @throws 409 for a group of few companies */
const assertMany = async ({ db }: Reader, actor: ConsoleActor, filters: ProgrammeInput): Promise<void> => {
	const { rows } = await db.execute<{ companies: number }>(sql`
		select count(*)::int as companies from "programme_assessments" f where f.is_newest and ${isInGroup(actor, filters)}`);
	if (isFew(rows[0]?.companies ?? 0)) throw conflict('exports.fewCompanies');
};

/** All figures for a file; those of admins are null for assessors. @throws 409 for a group of few companies */
export const readAll = async (deps: Needs, actor: ConsoleActor, filters: ProgrammeInput, call: Call) => {
	await assertMany(deps, actor, filters);
	const isAdmin = actor.role === 0;
	return {
		stock: await readStock(deps, actor, filters, call),
		flow: await readFlow(deps, actor, filters),
		results: await readResults(deps, actor, filters, call),
		questions: await readQuestions(deps, actor, filters, call),
		certificates: await readCertificates(deps, actor, filters),
		work: await readWork(deps, actor, filters),
		assessors: await readAssessors(deps, actor, filters),
		wayIn: isAdmin ? await readWayIn(deps, actor, filters) : null,
		voice: isAdmin ? await readVoice(deps, actor, filters, call) : null,
	};
};

export type AllFigures = Awaited<ReturnType<typeof readAll>>;
