import type { EvidenceRequest } from '#shared/evidence/requests.ts';

/** Changes of a request by somebody else. Pure functions. */

export type RequestNews = {
	/** Whether its state changed: answered, returned, accepted or withdrawn. */
	hasMoved: boolean;
	messages: EvidenceRequest['messages'];
	added: string[];
	removed: string[];
};

const namesOf = (files: EvidenceRequest['files'], known: EvidenceRequest['files']): string[] =>
	files.filter(({ id }) => !known.some((file) => file.id === id)).map(({ file_name }) => file_name);

type Seen = Pick<EvidenceRequest, 'status' | 'is_active' | 'messages' | 'files'>;

/** Null without visible changes. */
export const newsBetween = (before: Seen, after: Seen): RequestNews | null => {
	const news = {
		hasMoved: before.status !== after.status || before.is_active !== after.is_active,
		messages: after.messages.filter(({ id }) => !before.messages.some((message) => message.id === id)),
		added: namesOf(after.files, before.files),
		removed: namesOf(before.files, after.files),
	};
	return news.hasMoved || news.messages.length + news.added.length + news.removed.length > 0 ? news : null;
};

/** Reason for the last return, while the request is open because of it. */
export const returnReason = ({ status, messages }: Pick<EvidenceRequest, 'status' | 'messages'>) => {
	const last = messages.findLast(({ kind }) => kind !== 'message');
	return status === 'open' && last?.kind === 'return' ? last : null;
};
