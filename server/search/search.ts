import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { lastValidDay, stateOf } from '#shared/certificates/validity.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { SearchAnswer } from '#shared/search/schemas.ts';
import { findCertificates } from './certificates.ts';
import { findCompanies } from './companies.ts';
import { readFound } from './found-companies.ts';
import { findMembers } from './members.ts';
import { capped } from './more.ts';
import { findQuestions } from './questions.ts';
import { findInquiries, findSubmissions } from './receipts.ts';

/** Everything that the actor may see and that is called so: at most five of a kind, the best first. */
export const searchConsole = async (
	deps: Reader & Pick<Deps, 'clock' | 'config'>,
	actor: ConsoleActor,
	{ q }: { q: string },
	call: Pick<CallContext, 'locale'>,
): Promise<SearchAnswer> => {
	const [companies, members, certificates, submissions, inquiries, questions] = await together(deps.db, (one) => [
		findCompanies(one, actor, q),
		findMembers(one, actor, q),
		findCertificates(one, actor, q),
		findSubmissions(one, actor, q),
		findInquiries(one, actor, q),
		findQuestions(one, q, call.locale),
	]);
	const { shown, more } = capped({ companies, members, certificates, questions });
	const wanted = [...shown.companies, ...shown.members, ...shown.certificates, ...submissions];
	const { company, assessment } = await readFound(deps, actor, wanted, call);
	const today = tokyoDate(deps.clock.now());
	return {
		more,
		companies: shown.companies.map(({ companyId }) => company(companyId)),
		members: shown.members.map(({ id, name, email, companyId }) => ({ id, name, email, company: company(companyId) })),
		certificates: shown.certificates.map((found) => ({
			progress_id: found.progressId,
			code: found.code,
			state: stateOf(found, today),
			valid_until: lastValidDay(found.expiresOn),
			company: company(found.companyId),
		})),
		submissions: submissions.map((found) => ({
			receipt_number: found.receiptNumber,
			submitted_at: found.submittedAt.toISOString(),
			assessment: assessment(found.progressId),
			company: company(found.companyId),
		})),
		inquiries: inquiries.map((found) => ({
			id: found.id,
			receipt_number: found.receiptNumber,
			company_name: found.companyName,
			created_at: found.createdAt.toISOString(),
		})),
		questions: shown.questions.map((found) => ({
			id: found.id,
			key: found.key,
			content: found.content,
			sub_category: found.subCategory,
			paper_id: found.paperId,
			is_premium: found.isPremium,
			published_at: found.publishedAt.toISOString(),
			is_active: found.isActive,
		})),
	};
};
