import type { TextVariables } from '#shared/i18n/translate.ts';
import type { ServerText } from '#shared/texts/server.ts';

export type PageMeta = { page: number; per_page: number; total: number; last_page: number };

type AnswerOptions = {
	status?: 200 | 202;
	message?: ServerText | null;
	variables?: TextVariables;
	meta?: PageMeta;
	/** Whether the data has already been parsed with the output schema. */
	isParsed?: boolean;
	/** ETag of the data. Over REST, a matching `If-None-Match` gets 304. */
	etag?: string;
};

/** A handler's result with a status, message or page metadata of its own. */
export class Answer<T> {
	readonly data: T;
	readonly options: AnswerOptions;

	constructor(data: T, options: AnswerOptions) {
		this.data = data;
		this.options = options;
	}
}

/** 202: the work was accepted and is still running. */
export const accepted = (): Answer<null> => new Answer(null, { status: 202 });

export const answered = <T>(data: T, message: ServerText, variables: TextVariables = {}): Answer<T> =>
	new Answer(data, { message, variables });

/** The data without a message, for example of an autosave. */
export const silent = <T>(data: T): Answer<T> => new Answer(data, { message: null });

/** Data that a thread has already parsed with the output schema, so that the event loop need not. */
export const parsed = <T>(data: T, { etag }: { etag?: string } = {}): Answer<T> =>
	new Answer(data, { isParsed: true, ...(etag ? { etag } : {}) });

/** A page of a list with its `meta`; an unpaged list has none. */
export const paged = <T>({ rows, meta }: { rows: T[]; meta: PageMeta | null }): Answer<T[]> =>
	new Answer(rows, meta ? { meta } : {});
