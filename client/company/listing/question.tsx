import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { useListing } from './use-listing.ts';

/** Asks an admin whether to list a new certificate if the previous one was listed. */
export const ListingQuestion = ({ assessment: { status } }: { assessment: Pick<AssessmentOverview, 'status'> }) => {
	const { t } = useText();
	const isAsked = isCompanyAdmin(useCompanyUser()) && status.id === STATUS.issued;
	const listing = useListing({ enabled: isAsked }).data?.data;
	if (!listing?.asks_listing || listing.state !== 'valid') return null;
	return (
		<Banner tone="info" title={t('company.listing.question')}>
			<p>{t('company.listing.asks')}</p>
			<div>
				<ButtonLink to={companyPaths.certificate}>{t('company.listing.decide')}</ButtonLink>
			</div>
		</Banner>
	);
};
