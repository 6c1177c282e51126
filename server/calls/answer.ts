import type { ServerText } from '#shared/i18n/server/texts.ts';
import type { TextVariables } from '#shared/i18n/translate.ts';

export type PageMeta = { page: number; per_page: number; total: number; last_page: number };

type AnswerOptions = { status?: 200 | 202; message?: ServerText; variables?: TextVariables; meta?: PageMeta };

/** What a handler returns when it is more than the data. */
export class Answer<T> {
	readonly data: T;
	readonly options: AnswerOptions;

	constructor(data: T, options: AnswerOptions) {
		this.data = data;
		this.options = options;
	}
}

/** 202: the work was accepted and still runs. */
export const accepted = (): Answer<null> => new Answer(null, { status: 202 });

/** The data with another message than the operation's own. */
export const answered = <T>(data: T, message: ServerText, variables: TextVariables = {}): Answer<T> =>
	new Answer(data, { message, variables });

/** A page of a list; `meta` stands beside `data`. The whole list has no meta. */
export const paged = <T>({ rows, meta }: { rows: T[]; meta: PageMeta | null }): Answer<T[]> =>
	new Answer(rows, meta ? { meta } : {});
