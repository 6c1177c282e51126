import { useText } from '#client/base/locale.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { OperatorFacts } from './operator-facts.tsx';
import { useOperator } from './use-operator.ts';

/** The operator; nothing if none is set. */
export const OperatorSection = () => {
	const { t } = useText();
	const operator = useOperator();
	if (!operator) return null;
	return (
		<Stack>
			<h2>{t('public.operator.title')}</h2>
			<Panel>
				<OperatorFacts operator={operator} />
			</Panel>
		</Stack>
	);
};
