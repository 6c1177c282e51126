import { useText } from '#client/base/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';

const ANSWERS: Record<number, { key: 'yes' | 'no' | 'notApplicable'; tone: BadgeTone }> = {
	1: { key: 'yes', tone: 'green' },
	2: { key: 'no', tone: 'red' },
	3: { key: 'notApplicable', tone: 'grey' },
};

export const AnswerBadge = ({ answer }: { answer: number | null }) => {
	const { t } = useText();
	const shown = answer === null ? undefined : ANSWERS[answer];
	return shown ? (
		<Badge tone={shown.tone}>{t(`console.checking.answers.${shown.key}`)}</Badge>
	) : (
		<Badge>{t('console.checking.answers.none')}</Badge>
	);
};
