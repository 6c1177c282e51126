import path from 'node:path';
import { CommandError } from '#scripts/commands/command.ts';

/** Whether `kind` is the regular paper. @throws CommandError */
export const isPremiumOf = (kind: string): boolean => {
	if (kind !== 'regular' && kind !== 'simple') throw new CommandError(`--kind is regular or simple, not ${kind}`, 2);
	return kind === 'regular';
};

/** The format of a file, by its extension. @throws CommandError */
export const formatOf = (file: string): 'json' | 'xlsx' => {
	const extension = path.extname(file).toLowerCase();
	if (extension === '.json') return 'json';
	if (extension === '.xlsx') return 'xlsx';
	throw new CommandError(`The name of the file ends in .json or .xlsx, not ${extension || 'in nothing'}`, 2);
};
