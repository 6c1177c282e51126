import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Section } from '#client/documents/parts.tsx';
import { color } from '#client/ui/tokens.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';

const list = css`
	padding: 0; list-style: none; border-top: 1px solid ${color.grey300};
	& li { display: grid; grid-template-columns: 56px minmax(0, 1fr); padding: 10px 0; border-bottom: 1px solid ${color.grey300}; break-inside: avoid; }
	& .number { font-weight: 700; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
`;

type CriticalFailuresProps = { id: string; failures: AssessmentResult['critical_failures'] };

/** Failed critical questions, shown whatever the score. */
export const CriticalFailures = ({ id, failures }: CriticalFailuresProps) => {
	const { t } = useText();
	return (
		<Section id={id} title={t('labels.reports.critical_failures')}>
			<p>{t('documents.report.criticalText')}</p>
			<ol className={list}>
				{failures.map(({ number, content }) => (
					<li key={number}>
						<span className="number">{number}</span>
						<span>{content}</span>
					</li>
				))}
			</ol>
		</Section>
	);
};
