import path from 'node:path';
import { CommandError } from '#scripts/commands/command.ts';

/** Whether the regular paper is meant. @throws CommandError */
export const isPremiumOf = (kind: string): boolean => {
	if (kind !== 'regular' && kind !== 'simple') throw new CommandError(`--kind is regular or simple, not ${kind}`, 2);
	return kind === 'regular';
};

/** How a file is to be read or written, by the end of its name. @throws CommandError */
export const formatOf = (file: string): 'json' | 'xlsx' => {
	const extension = path.extname(file).toLowerCase();
	if (extension === '.json') return 'json';
	if (extension === '.xlsx') return 'xlsx';
	throw new CommandError(`The name of the file ends in .json or .xlsx, not ${extension || 'in nothing'}`, 2);
};
