import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { Load } from '#client/ui/loaded.tsx';
import { LIMITS } from '#shared/limits.ts';

/**
 * What a decision asks for: a reason where critical questions failed; where that cannot be read, a tick that one goes on
 * without having seen it. `failures` is their number, undefined until it is known.
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
		/** Why one cannot go on yet. */
		blocked: blockedBy(),
		/** What is sent: null where nothing failed, or nothing was typed without knowing. */
		reason: (asksWhy || isUnseen) && typed.trim() !== '' ? typed.trim() : null,
		isChanged: typed !== '' || goesOn,
	};
};

export type Decision = ReturnType<typeof useDecision>;
