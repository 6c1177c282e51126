const LENGTH = 200;

/** The innermost error: that of a failed query is wrapped in one that names its parameters. */
const causeOf = (error: Error): Error => (error.cause instanceof Error ? causeOf(error.cause) : error);

/**
 * An error in one line for the log: its name and message, without what must not be logged, such as credentials in
 * addresses and e-mail addresses.
 */
export const wordsOfError = (error: unknown): string => {
	if (!(error instanceof Error)) return 'unknown error';
	const { name, message } = causeOf(error);
	const [line = ''] = message.split('\n');
	const safe = line
		.replace(/\/\/[^\s/@]*@/g, '//***@')
		.replace(/[^\s@<>"']+@[^\s@<>"']+/g, (match) => (match.includes('***@') ? match : '***@***'))
		.slice(0, LENGTH);
	return safe ? `${name}: ${safe}` : name;
};
