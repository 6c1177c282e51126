import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { Load } from '#client/ui/loaded.tsx';
import { LIMITS } from '#shared/limits.ts';

/**
 * The input that a decision requires: a reason if critical questions failed, or a tick if that could not be loaded.
 * `failures` is their number, undefined until it is known.
 */
export const useDecision = (query: Load, failures: number | undefined) => {
	const { t } = useText();
	const [typed, type] = useState('');
	const [goesOn, goOn] = useState(false);
	const isUnseen = failures === undefined && Boolean(query.error);
	const asksWhy = failures !== undefined && failures > 0;
	const isTooLong = typed.length > LIMITS.reason;
	const blockedBy = (): string | undefined => {
		if (failures === undefined && !isUnseen) return t('common.loading');
		if (isUnseen && !goesOn) return t('console.critical.unseenFirst');
		if (asksWhy && typed.trim() === '') return t('console.critical.reasonMissing');
		return isTooLong ? t('editing.tooLong', { max: LIMITS.reason }) : undefined;
	};
	return {
		query,
		isUnseen,
		asksWhy,
		typed,
		type,
		isTooLong,
		goesOn,
		goOn,
		/** Why the decision cannot be confirmed yet. */
		blocked: blockedBy(),
		/** The reason to send: null if nothing failed, or if nothing was typed without knowing. */
		reason: (asksWhy || isUnseen) && typed.trim() !== '' ? typed.trim() : null,
		isChanged: typed !== '' || goesOn,
	};
};

export type Decision = ReturnType<typeof useDecision>;
