import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { CurrentPosition } from '#client/documents/report/current-position.tsx';
import { ButtonLink } from '#client/ui/button.tsx';

type OwnPositionProps = { input: { id: number; is_first_time: boolean } };

/** The company's current position among all companies. */
export const OwnPosition = ({ input }: OwnPositionProps) => {
	const { t } = useText();
	const query = api.app.reports.position.useQuery(input, { meta: { handlesFailure: true } });
	return (
		<CurrentPosition
			query={query}
			whenOptedOut={
				<div>
					<ButtonLink to={companyPaths.profile}>{t('company.report.toSharing')}</ButtonLink>
				</div>
			}
		/>
	);
};
