import { useState } from 'react';
import { api } from '#client/api/client.ts';

/** The records of the current assessment, and their ticks, which show at once. */
export const useRecords = () => {
	const { assessment } = api.useUtils().app;
	const query = api.app.assessment.records.useQuery();
	// Own state: the cache renders a moment too late for a controlled checkbox.
	const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
	const forget = (record: string): void => setTicked((known) => new Map([...known].filter(([one]) => one !== record)));
	const marking = api.app.assessment.markRecord.useMutation({
		onError: (_error, { record }) => forget(record),
		onSettled: () => assessment.recordsSummary.invalidate(),
	});
	const mark = (record: string, isAtHand: boolean): void => {
		setTicked((known) => new Map([...known, [record, isAtHand]]));
		marking.mutate({ record, at_hand: isAtHand });
	};
	return { query, mark, isAtHand: (record: string, stored: boolean): boolean => ticked.get(record) ?? stored };
};
