import { useText } from '#client/base/locale.tsx';
import type { WaitingOn } from '#shared/assessment/status.ts';
import { turnOf } from '#shared/assessment/turn.ts';

type Facts = { waiting_on: WaitingOn | null; assessors: readonly unknown[] };

/** Whose turn an assessment is in a row; null for nobody's. `own` is the reader's side, which is called 'you'. */
export const useTurnWords = () => {
	const { t } = useText();
	return (facts: Facts, own: WaitingOn | null = null): string | null => {
		const turn = turnOf(facts);
		if (turn === null) return null;
		if (turn === 'assignment') return t('console.lists.toAssign');
		return t('console.lists.waitingFor', { who: t(`console.lists.waitingOn.${turn === own ? 'you' : turn}`) });
	};
};
