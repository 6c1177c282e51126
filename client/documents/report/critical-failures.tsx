import { useText } from '#client/base/locale.tsx';
import { FailureList } from '#client/documents/failure-list.tsx';
import { Section } from '#client/documents/parts.tsx';
import type { CriticalFailures as Failures } from '#shared/assessment/critical-failures.ts';

/** Failed critical questions, shown whatever the score. */
export const CriticalFailures = ({ id, failures }: { id: string; failures: Failures }) => {
	const { t } = useText();
	return (
		<Section id={id} title={t('labels.reports.critical_failures')}>
			<p>{t('documents.report.criticalText')}</p>
			<FailureList failures={failures} />
		</Section>
	);
};
