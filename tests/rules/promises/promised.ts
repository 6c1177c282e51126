/** What a person is shown or what is kept, in one sentence, and the test that fails when that is no longer so. */
export type Promised = {
	promise: string;
	/** From the root of the repository. */
	file: string;
	/** Title of the test as its source spells it; '…' stands for a `${…}` of a test that runs several times. */
	test: string;
};
