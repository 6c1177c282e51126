import { css } from 'goober';
import { useRoute } from 'wouter';
import { api } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { LegalLinks } from '#client/company/legal-links.tsx';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { Button } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { phone } from '#client/ui/tokens.ts';
import { companyPages } from '#shared/pages/company.ts';

const place = css`
	max-width: 1184px; width: 100%; margin: 0 auto; padding: 16px 32px 0;
	${phone} { padding: 16px 16px 0; }
	@media print { display: none; }
`;
/** Not while answering on a phone: it would take the first screen of every sheet, and the other screens ask. */
const notWhileAnswering = css`${phone} { display: none; }`;

/**
 * Asks an admin to accept the terms for the company, until one has. It is above the screen and covers nothing: nothing
 * depends on it, and who has begun to type can go on.
 */
export const TermsNotice = () => {
	const { t, locale } = useText();
	const utils = api.useUtils();
	const isAdmin = isCompanyAdmin(useCompanyUser());
	const query = api.app.terms.get.useQuery(undefined, {
		enabled: isAdmin,
		staleTime: Number.POSITIVE_INFINITY,
		meta: { handlesFailure: true },
	});
	const [isSheet] = useRoute(companyPages.subCategory);
	const accept = api.app.terms.accept.useMutation({ onSettled: () => utils.app.terms.get.invalidate() });
	const terms = query.data?.data;
	if (!terms?.is_asked) return null;
	const { terms_version: version, effective_on: effectiveOn } = terms;
	return (
		<section className={isSheet ? `${place} ${notWhileAnswering}` : place} aria-label={t('company.terms.title')}>
			<Banner tone="info" title={t('company.terms.title')}>
				<p>{t('company.terms.text', { version, date: formatDate(effectiveOn, locale) })}</p>
				<Row>
					<Button kind="primary" busy={accept.isPending} onClick={() => accept.mutate({ terms_version: version })}>
						{t('company.terms.accept')}
					</Button>
					<LegalLinks />
				</Row>
			</Banner>
		</section>
	);
};
