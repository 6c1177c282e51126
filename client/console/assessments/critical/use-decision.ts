import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { Load } from '#client/ui/loaded.tsx';
import { LIMITS } from '#shared/limits.ts';

/**
 * The input that a decision requires: a reason if critical questions failed, or a tick if that could not be loaded.
 * `failures` is their number, undefined until it is known. `isNeeded`: a reason is required for something else, whatever failed.
 */
export const useDecision = (query: Load, failures: number | undefined, isNeeded: boolean) => {
	const { t } = useText();
	const [typed, type] = useState('');
	const [goesOn, goOn] = useState(false);
	const isUnseen = failures === undefined && Boolean(query.error);
	const asksWhy = failures !== undefined && (failures > 0 || isNeeded);
	const isTooLong = typed.length > LIMITS.reason;
	const blockedBy = (): string | undefined => {
		if (failures === undefined && !isUnseen) return t('common.loading');
		if (isUnseen && !goesOn) return t('console.critical.unseenFirst');
		if ((asksWhy || isNeeded) && typed.trim() === '') return t('console.critical.reasonMissing');
		return isTooLong ? t('editing.tooLong', { max: LIMITS.reason }) : undefined;
	};
	return {
		query,
		isUnseen,
		asksWhy,
		isOptional: !asksWhy && !isNeeded,
		typed,
		type,
		isTooLong,
		goesOn,
		goOn,
		/** Why the decision cannot be confirmed yet. */
		blocked: blockedBy(),
		/** The reason to send: null if none is required, or if nothing was typed without knowing. */
		reason: (asksWhy || isUnseen) && typed.trim() !== '' ? typed.trim() : null,
		isChanged: typed !== '' || goesOn,
	};
};

export type Decision = ReturnType<typeof useDecision>;
