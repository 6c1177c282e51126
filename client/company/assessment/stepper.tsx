import { StepList } from '#client/assessment/step-list.tsx';
import { stepsOf } from '#client/assessment/steps.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';

type StepperProps = { assessment: Parameters<typeof stepsOf>[0] };

/** The steps from answering to the certificate, as the company reads them. */
export const Stepper = ({ assessment }: StepperProps) => {
	const { t, locale } = useText();
	return (
		<StepList
			label={t('company.cockpit.steps')}
			steps={stepsOf(assessment).map((step) => ({
				...step,
				title: t(`company.cockpit.names.${step.name}`),
				text:
					step.doneOn === null
						? t(`company.cockpit.states.${step.state}`)
						: t('company.cockpit.doneOn', { date: formatDate(step.doneOn, locale) }),
			}))}
		/>
	);
};
