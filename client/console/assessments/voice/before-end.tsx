import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Banner } from '#client/ui/states.tsx';

type BeforeEndProps = {
	/** The last day of the round. */
	closesOn: string;
	isAccepted: boolean;
	onAccept: (isAccepted: boolean) => void;
};

/** Asks whether to grade although workers can still answer. */
export const BeforeEnd = ({ closesOn, isAccepted, onAccept }: BeforeEndProps) => {
	const { t, locale } = useText();
	const date = formatDate(closesOn, locale);
	return (
		<Banner tone="warning" title={t('console.voice.beforeGrading', { date })}>
			<p>{t('console.voice.beforeGradingText', { date })}</p>
			<Checkbox
				label={t('console.voice.gradeAnyway')}
				checked={isAccepted}
				onChange={({ target }) => onAccept(target.checked)}
			/>
		</Banner>
	);
};
