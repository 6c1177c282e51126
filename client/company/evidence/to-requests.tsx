import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';

/** Leads to what is to be answered: to the request, if there is one, else to all of them. */
export const ToRequests = ({ requests }: { requests: readonly RequestRow[] }) => {
	const { t } = useText();
	const [first, ...others] = requests;
	if (!first) return null;
	return others.length === 0 ? (
		<ButtonLink kind="primary" to={paths.company.evidenceRequest(first.id)}>
			{t('company.requests.goOne')}
		</ButtonLink>
	) : (
		<ButtonLink kind="primary" to={paths.company.evidenceRequests}>
			{t('company.requests.goAll', { count: requests.length })}
		</ButtonLink>
	);
};
