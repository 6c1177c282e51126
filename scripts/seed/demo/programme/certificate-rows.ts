import { inArray } from 'drizzle-orm';
import type { Issuer } from '#server/base/issuer/issuer.ts';
import { keepSeal } from '#server/certificates/issuer.ts';
import { newCode } from '#server/certificates/new-code.ts';
import { snapshotOf } from '#server/certificates/snapshot.ts';
import type { Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { starsOf } from '#shared/assessment/grade.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Assessed } from './assessment-rows.ts';
import { stepTo } from './courses.ts';

/** One certified company in so many does not want to be found in the directory. */
const UNLISTED_EVERY = 3;

const hasStar = ({ score, maxScore }: { score: number | null; maxScore: number }): boolean =>
	starsOf(score, maxScore) > 0;

/** Certificates of the further companies; the sweep of certificates prints their PDFs later. */
export const insertCertificates = async (
	tx: Tx,
	assessed: readonly Assessed[],
	issuer: Issuer | null,
): Promise<void> => {
	const issued = assessed.flatMap((one) => {
		const at = stepTo(one.course, STATUS.issued)?.at;
		return at ? [{ ...one, at }] : [];
	});
	if (issued.length === 0) return;
	const progresses = await tx
		.select()
		.from(assessmentProgresses)
		.where(
			inArray(
				assessmentProgresses.id,
				issued.map(({ progressId }) => progressId),
			),
		);
	for (const { further, course, progressId, at } of issued) {
		if (issuer?.seal) await keepSeal(tx, issuer.seal, at);
		const progress = progresses.find(({ id }) => id === progressId);
		if (!progress) throw new Error('an assessment was not made');
		const { snapshot } = await snapshotOf(tx, progress, issuer);
		const isNewest = course === further.courses.at(-1);
		await tx.insert(certificates).values({
			...snapshot,
			isListed: isNewest && hasStar(snapshot) && further.profile.at % UNLISTED_EVERY !== 0,
			code: newCode(),
			codedAt: at,
			issueDate: tokyoDate(at),
			issuedBy: further.raterId,
			createdAt: at,
		});
	}
};
