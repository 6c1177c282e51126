import { useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { notify } from '#client/ui/toast.tsx';

const UNDER_WAY = {
	save: 'company.sheet.saving',
	complete: 'company.sheet.completing',
	accept: 'company.suggestions.using',
} as const;
type Work = keyof typeof UNDER_WAY;

/** The action that the user started and that is still running. */
export const useWork = () => {
	const { t } = useText();
	const [working, setWorking] = useState<Work | null>(null);
	// A ref, since autosave reads it in callbacks of earlier renders.
	const isWorking = useRef(false);

	const run = async <T>(kind: Work, work: () => Promise<T>): Promise<T> => {
		isWorking.current = true;
		setWorking(kind);
		notify.loading(t(UNDER_WAY[kind]));
		try {
			return await work();
		} finally {
			isWorking.current = false;
			setWorking(null);
		}
	};

	return { working, isWorking: (): boolean => isWorking.current, run };
};

export type SheetWork = ReturnType<typeof useWork>;
