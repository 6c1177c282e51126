import { useState } from 'react';
import type { z } from 'zod';
import { readDraft } from './draft-storage.ts';
import { useUnsaved } from './use-unsaved.ts';

type UnsentOptions<T> = {
	/** The key of the draft in sessionStorage, such as 'objection:1'. */
	name: string;
	/** Validates a stored draft. */
	schema: z.ZodType<T>;
	begin: T;
	/** How much of it is typed or chosen. */
	countOf: (entries: T) => number;
};

/** Entries that are sent together rather than saved: kept across reloads and a new login until they are sent. */
export const useUnsent = <T>({ name, schema, begin, countOf }: UnsentOptions<T>) => {
	const [left] = useState(() => readDraft(name, (stored) => schema.safeParse(stored).data ?? null));
	const [entries, setEntries] = useState<T>(left ?? begin);
	const [isSent, setSent] = useState(false);
	const changes = isSent ? 0 : countOf(entries);
	const drop = useUnsaved({ name, draft: changes > 0 ? entries : null, changes });
	return {
		entries,
		set: setEntries,
		/** Whether they are still those of an earlier visit. */
		isRestored: left !== null && entries === left && changes > 0,
		/** Called once they are sent. */
		finish: (): void => {
			drop();
			setSent(true);
		},
	};
};
