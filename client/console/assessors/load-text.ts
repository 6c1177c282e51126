import { useText } from '#client/base/locale.tsx';
import { type AssessorLoad, FINISHED_DAYS } from '#shared/accounts/load.ts';

/** The load of an assessor in one line: open, waiting with them, the oldest of these, and lately finished. */
export const useLoadText = () => {
	const { t } = useText();
	return ({ open, waiting, oldest_days: oldest, finished }: AssessorLoad): string =>
		[
			t('console.work.load.open', { count: open }),
			t('console.work.load.waiting', { count: waiting }),
			...(oldest === null ? [] : [t('console.work.load.oldest', { days: oldest })]),
			t('console.work.load.finished', { count: finished, days: FINISHED_DAYS }),
		].join(t('console.work.load.dot'));
};
