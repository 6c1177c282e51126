import { CommandError } from '#scripts/commands/command.ts';

/** The number of a company as it was typed. @throws CommandError */
export const companyId = (given: string): number => {
	if (!/^[1-9]\d{0,8}$/.test(given)) throw new CommandError(`--id is the number of a company, not ${given}`, 2);
	return Number(given);
};
