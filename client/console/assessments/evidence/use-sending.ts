import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { useSingle } from '#client/base/use-single.ts';

/** Creates requests, once per click; afterward all queries that show requests are refetched. */
export const useSending = (open: () => Promise<unknown>, onSent: () => void) => {
	const utils = api.useUtils();
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const { run, busy } = useSingle(async () => {
		try {
			await open();
		} catch (error) {
			setFailure(failureOf(error));
			return;
		}
		void utils.console.evidence.invalidate();
		void utils.console.progresses.invalidate();
		onSent();
	});
	return { send: run, busy, failure };
};
