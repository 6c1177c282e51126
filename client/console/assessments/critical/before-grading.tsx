import { useText } from '#client/app/locale.tsx';
import { callsOf } from '#client/console/assessments/checking/rounds.ts';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { type Checked, NamedQuestions } from './named-questions.tsx';

/** What the assessor should have seen before grading. It blocks nothing, also where it cannot be loaded. */
export const BeforeGrading = (checked: Checked) => {
	const { t } = useText();
	const query = callsOf(checked.round).preview.useQuery({ id: checked.id }, { meta: { handlesFailure: true } });
	return (
		<Loaded query={query} heights={[24, 24, 24]}>
			{({ critical_failures: failures, unconditional_na: left }) => (
				<Stack>
					{failures.length > 0 && (
						<NamedQuestions
							{...checked}
							title={t('console.critical.failures', { count: failures.length })}
							text={t('console.critical.failuresText')}
							questions={failures}
						/>
					)}
					{left.length > 0 && (
						<NamedQuestions
							{...checked}
							title={t('console.critical.unconditionalNa', { count: left.length })}
							text={t('console.critical.unconditionalText')}
							questions={left}
						/>
					)}
					{failures.length + left.length === 0 && <p>{t('console.critical.nothing')}</p>}
				</Stack>
			)}
		</Loaded>
	);
};
