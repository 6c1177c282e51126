import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';

/** Links to the open request, or to the list if there are several. */
export const ToRequests = ({ requests }: { requests: readonly RequestRow[] }) => {
	const { t } = useText();
	const [first, ...others] = requests;
	if (!first) return null;
	return others.length === 0 ? (
		<ButtonLink kind="primary" to={companyPaths.evidenceRequest(first.id)}>
			{t('company.requests.goOne')}
		</ButtonLink>
	) : (
		<ButtonLink kind="primary" to={companyPaths.evidenceRequests}>
			{t('company.requests.goAll', { count: requests.length })}
		</ButtonLink>
	);
};
