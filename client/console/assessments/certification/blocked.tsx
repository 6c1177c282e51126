import type { Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { NamedQuestions } from '#client/console/assessments/critical/named-questions.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { Round } from '#shared/assessment/round.ts';

type BlockedProps = {
	certification: Outputs['console']['certifications']['get']['data'];
	/** The round that would be certified. */
	round: Round;
};

const WAYS_ON = {
	1: { apply: 'console.certification.waysOn.applyFirst', issue: 'console.certification.waysOn.issueFirst' },
	2: { apply: 'console.certification.waysOn.applySecond', issue: 'console.certification.waysOn.issueSecond' },
} as const;

/** Replaces applying and issuing while critical questions have failed: names them, and says how to proceed. */
export const Blocked = ({ certification: { id, blocked_by: failures, status }, round }: BlockedProps) => {
	const { t } = useText();
	const act = status === 'applied' ? 'issue' : 'apply';
	return (
		<Stack>
			<h2>{t(act === 'issue' ? 'console.certification.issuance' : 'console.certification.application')}</h2>
			<Banner tone="warning" title={t(`console.certification.blockedTitle.${act}`)}>
				<p>{t(WAYS_ON[round][act])}</p>
			</Banner>
			<NamedQuestions
				id={id}
				round={round}
				title={t('console.critical.failures', { count: failures.length })}
				text={t('console.certification.blockedText')}
				questions={failures}
			/>
		</Stack>
	);
};
