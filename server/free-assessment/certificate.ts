import { eq } from 'drizzle-orm';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { paperMainCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { FreeCertificate } from '#shared/free-assessment/certificate.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { findContactByToken } from './queries.ts';

/** What the certificate of a free result shows, for whoever holds its token. @throws 404 */
export const readFreeCertificate = async (
	{ db }: Pick<Deps, 'db'>,
	token: string,
	locale: Locale,
): Promise<FreeCertificate> => {
	const contact = await findContactByToken(db, token);
	if (!contact) throw notFound();
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
