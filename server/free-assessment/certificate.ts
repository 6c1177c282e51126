import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { paperMainCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { FreeCertificate } from '#shared/free-assessment/certificate.ts';
import { findContactByToken } from './queries.ts';

/** Contents of the certificate of a free result. @throws 404, also for an application without a result */
export const getFreeCertificate = async (
	{ db }: Pick<Deps, 'db'>,
	{ certificate_token: token }: { certificate_token: string },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<FreeCertificate> => {
	const contact = await findContactByToken(db, token);
	if (!contact || contact.score === null) throw notFound();
	const names = await db
		.select({ id: paperMainCategories.id, content: localisedPaper(locale).mainCategory })
		.from(paperMainCategories)
		.where(eq(paperMainCategories.paperId, contact.paperId));
	const contentOf = new Map(names.map((row) => [row.id, row.content]));
	return {
		company_name: contact.companyName,
		client_name: contact.clientName,
		score: contact.score,
		issued_at: tokyoDate(contact.createdAt),
		categories: contact.categoryResults.map(({ main_category_id, score }) => ({
			id: main_category_id,
			content: contentOf.get(main_category_id) ?? '',
			score,
		})),
	};
};
