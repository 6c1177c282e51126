import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ConfigError } from '#server/base/config.ts';
import { AppError } from '#server/base/errors.ts';
import { failureOf } from '#server/calls/failure.ts';

/** Shared parts of operator commands: options, help, and one-line errors. */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const startedIn = process.env.INIT_CWD ?? process.cwd();

/** Resolves a path argument against the user's working directory; npm changes it to the project root. */
export const typedPath = (file: string): string => path.resolve(startedIn, file);

export type Option = {
	about: string;
	/** Placeholder of its value in the help; absent for flags. */
	value?: string;
	required?: true;
};

type Given<O extends Record<string, Option>> = {
	[K in keyof O]: O[K] extends { value: string }
		? O[K] extends { required: true }
			? string
			: string | undefined
		: boolean;
};

export type Command<O extends Record<string, Option>> = {
	/** Name of the npm script, such as 'jobs:retry'. */
	name: string;
	about: string;
	options: O;
	run: (given: Given<O>) => Promise<void>;
};

/** A usage error (exit code 2) or an expected failure (1), with a one-line message. */
export class CommandError extends Error {
	readonly exitCode: 1 | 2;

	constructor(message: string, exitCode: 1 | 2 = 1) {
		super(message);
		this.exitCode = exitCode;
	}
}

const HELP: Record<string, Option> = { help: { about: 'Show this help.' } };

const nameOf = ([name, { value }]: [string, Option]): string => `--${name}${value ? ` ${value}` : ''}`;

const helpOf = ({
	name,
	about,
	options,
}: Pick<Command<Record<string, Option>>, 'name' | 'about' | 'options'>): string => {
	const all = Object.entries({ ...options, ...HELP });
	const width = Math.max(...all.map((option) => nameOf(option).length)) + 2;
	const required = Object.entries(options).filter(([, option]) => option.required);
	return [
		about,
		'',
		`  npm run ${name} -- ${required.map(nameOf).join(' ')}`.trimEnd(),
		'',
		...all.map((option) => `  ${nameOf(option).padEnd(width)}${option[1].about}`),
		'',
	].join('\n');
};

const parse = (options: Record<string, Option>): Record<string, string | boolean | undefined> => {
	const known = Object.entries({ ...options, ...HELP }).map(([name, { value }]) => [
		name,
		{ type: value ? ('string' as const) : ('boolean' as const) },
	]);
	try {
		const { values } = parseArgs({ options: Object.fromEntries(known), strict: true, allowPositionals: false });
		// No option has `multiple`, so no value is an array.
		return values as Record<string, string | boolean | undefined>;
	} catch (error) {
		throw new CommandError((error as Error).message.split(/[.\n]/)[0] ?? '', 2);
	}
};

const check = (options: Record<string, Option>, given: Record<string, unknown>): void => {
	const missing = Object.entries(options).find(([name, option]) => option.required && !given[name]);
	if (missing) throw new CommandError(`${nameOf(missing)} is missing`, 2);
};

/** Undefined table or column: the database has no migrations yet, or those of another version. */
const isUnprepared = (error: unknown): boolean => {
	const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
	return ['42P01', '42703'].includes(code ?? cause?.code ?? '');
};

const explain = (error: unknown): string[] => {
	if (error instanceof AppError) {
		const { message, errors } = failureOf(error, 'en');
		const fields = Object.entries(errors ?? {}).flatMap(([field, all]) => all.map((text) => `${field}: ${text}`));
		return fields.length > 0 ? fields : [message];
	}
	if (error instanceof ConfigError) return [...error.problems];
	if (isUnprepared(error)) return ['The database was not prepared by this version: start Kyosei once, then try again'];
	return [(error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''];
};

const isExpected = (error: unknown): boolean =>
	[CommandError, ConfigError, AppError].some((kind) => error instanceof kind) ||
	isUnprepared(error) ||
	typeof (error as NodeJS.ErrnoException)?.code === 'string';

/** Runs a command. Exit codes: 0; 1 for a failure; 2 for a usage error or incomplete output. */
export const runCommand = async <const O extends Record<string, Option>>(command: Command<O>): Promise<void> => {
	const { name, options, run } = command;
	// Relative paths in settings are relative to the project root, as for npm start.
	process.chdir(root);
	try {
		const given = parse(options);
		if (given.help) {
			console.log(helpOf(command));
			return;
		}
		check(options, given);
		await run({ ...Object.fromEntries(Object.keys(options).map((key) => [key, false])), ...given } as Given<O>);
	} catch (error) {
		const isUsage = error instanceof CommandError && error.exitCode === 2;
		for (const line of explain(error))
			console.error(`${name}: ${line}${isUsage ? ` (npm run ${name} -- --help)` : ''}`);
		if (!isExpected(error) && error instanceof Error) console.error(error.stack);
		process.exitCode = error instanceof CommandError ? error.exitCode : 1;
	}
};
