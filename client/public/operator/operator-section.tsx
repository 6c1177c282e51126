import { useText } from '#client/base/locale.tsx';
import { useOperator } from '#client/operator/use-operator.ts';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { PhoneFold } from '#client/ui/phone-fold.tsx';
import { OperatorFacts } from './operator-facts.tsx';

/** The operator; nothing if none is set. `isShort`: on a phone only its name, until unfolded. */
export const OperatorSection = ({ isShort = false }: { isShort?: boolean }) => {
	const { t } = useText();
	const operator = useOperator();
	if (!operator) return null;
	const facts = (
		<Panel>
			<OperatorFacts operator={operator} />
		</Panel>
	);
	return (
		<Stack>
			<h2>{t('public.operator.title')}</h2>
			{isShort ? <PhoneFold names={[operator.name]}>{facts}</PhoneFold> : facts}
		</Stack>
	);
};
