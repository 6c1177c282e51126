import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

/** Warns that OPERATOR_NAME is not set, so that neither the workers' page nor slips and poster name who asks. */
export const NoOperator = () => {
	const { t } = useText();
	const query = api.operator.get.useQuery(undefined, { meta: { handlesFailure: true } });
	if (!query.data || query.data.data) return null;
	return (
		<Banner tone="warning" title={t('console.voice.noOperator')}>
			<p>{t('console.voice.noOperatorText')}</p>
		</Banner>
	);
};
