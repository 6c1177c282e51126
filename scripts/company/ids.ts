import { CommandError } from '#scripts/commands/command.ts';

/** Parses a company id. @throws CommandError */
export const companyId = (given: string): number => {
	if (!/^[1-9]\d{0,8}$/.test(given)) throw new CommandError(`--id is the number of a company, not ${given}`, 2);
	return Number(given);
};
