import type { TextVariables } from '#shared/i18n/translate.ts';
import type { ServerText } from '#shared/texts/server.ts';

export type PageMeta = { page: number; per_page: number; total: number; last_page: number };

type AnswerOptions = {
	status?: 200 | 202;
	message?: ServerText | null;
	variables?: TextVariables;
	meta?: PageMeta;
	/** Whether the data has been parsed with the schema of the operation's output. */
	isParsed?: boolean;
	/** Of the data. Over REST, `If-None-Match` with it answers 304. */
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

/** The data with a message that overrides the operation's. */
export const answered = <T>(data: T, message: ServerText, variables: TextVariables = {}): Answer<T> =>
	new Answer(data, { message, variables });

/** The data without a message, as of a save that nobody asked for. */
export const silent = <T>(data: T): Answer<T> => new Answer(data, { message: null });

/** Data that a thread has parsed with the schema of the output: what takes long is not done where calls are answered. */
export const parsed = <T>(data: T, { etag }: { etag?: string } = {}): Answer<T> =>
	new Answer(data, { isParsed: true, ...(etag ? { etag } : {}) });

/** A page of a list, with its `meta`. An unpaged list has no meta. */
export const paged = <T>({ rows, meta }: { rows: T[]; meta: PageMeta | null }): Answer<T[]> =>
	new Answer(rows, meta ? { meta } : {});
