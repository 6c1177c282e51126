import type { z } from 'zod';
import type { Feature } from '#shared/texts/feature-labels.ts';
import { TEXT_KEYS } from '#shared/validation-message.ts';
import type { Operation } from './operation.ts';

/** Input that does not match its operation's schema, with the feature whose labels name the fields. */
export class InvalidInput extends Error {
	readonly problems: z.core.$ZodError;
	readonly labels: Feature | null;

	constructor(problems: z.core.$ZodError, labels: Feature | null) {
		super('invalid input');
		this.problems = problems;
		this.labels = labels;
	}
}

/** @throws InvalidInput */
export const parseInput = (operation: Pick<Operation, 'input' | 'labels'>, raw: unknown): unknown => {
	const parsed = operation.input.safeParse(raw, TEXT_KEYS);
	if (parsed.success) return parsed.data;
	throw new InvalidInput(parsed.error, operation.labels);
};
