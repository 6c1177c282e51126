import { type Config, linkOrigin } from '#server/base/config.ts';

/** A link to a page of the client with a token in its fragment, which is in no log and no `Referer`. */
export const tokenLink = (config: Pick<Config, 'publicUrl' | 'host' | 'port'>, page: string, token: string): string =>
	`${linkOrigin(config)}${page}#token=${token}`;
