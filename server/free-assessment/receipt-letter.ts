import { eq } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import type { Composer } from '#server/notify/composed.ts';
import { footerOf } from '#server/notify/footer.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';

/** Names a reply time only if OPERATOR_ANSWER_DAYS promises one. */
const answerOf = ({ config }: Pick<Deps, 'config'>, locale: Locale): string =>
	config.operatorAnswerDays > 0
		? serverText(locale, 'free.receipt.answerWithin', { count: config.operatorAnswerDays })
		: serverText(locale, 'free.receipt.answer');

/**
 * Mail confirming receipt of a result or application. It quotes nothing that was typed, not even the name, so that
 * nobody can use it to write to a stranger. Null once the contact is deleted.
 */
export const composeReceipt: Composer = async (deps, { locale, address, data }) => {
	const id = Number(data.contact_id);
	if (!address || !Number.isInteger(id)) return null;
	const [contact] = await deps.db
		.select({ number: freeContacts.receiptNumber })
		.from(freeContacts)
		.where(eq(freeContacts.id, id));
	if (!contact) return null;
	// A row of a former version has no number.
	const number = contact.number ?? String(id);
	const isApplication = data.is_application === 1;
	const title = serverText(locale, isApplication ? 'free.receipt.applicationTitle' : 'free.receipt.resultTitle');
	return {
		to: address,
		letter: {
			subject: serverText(locale, 'mails.subject', { title }),
			greeting: null,
			paragraphs: [
				...(isApplication
					? [serverText(locale, 'free.receipt.application', { number }), answerOf(deps, locale)]
					: [serverText(locale, 'free.receipt.result', { number })]),
				serverText(locale, 'free.receipt.unasked'),
			],
			action: null,
			footer: footerOf(deps, locale),
			unsubscribe: null,
		},
	};
};
