/** Decides what the journey of the parts compares, and what it says of the differences. */

/** What is known of the repository; null without Git or without a commit. */
export type Repository = {
	head: string | null;
	/** The first parent of `head`; null for a first commit, and in a shallow clone. */
	parent: string | null;
	/** Whether what the page is built of differs from `head`. */
	isChanged: boolean;
};

export type Before = {
	/** The commit to compare with; null if there is none. */
	commit: string | null;
	/** Whether the commit messages since then must name what looks different. */
	mustName: boolean;
};

/** With uncommitted changes the last commit, which nothing has to name yet; otherwise the one before it. */
export const beforeOf = ({ head, parent, isChanged }: Repository): Before =>
	isChanged ? { commit: head, mustName: false } : { commit: parent, mustName: true };

const ALL = 'all';

/** The names of `Looks:` trailers, of which Git gives one a line: `buttons, tables`. */
export const namesIn = (trailers: string): string[] =>
	trailers
		.split(/[\n,]/)
		.map((name) => name.trim())
		.filter(Boolean);

/** The parts that look different and that no trailer names. */
export const unnamed = (changed: readonly string[], named: readonly string[]): string[] =>
	named.includes(ALL) ? [] : changed.filter((id) => !named.includes(id));

/** The parts of two pages: only those of both are compared. */
export const partsOf = (before: readonly string[], now: readonly string[]) => ({
	both: now.filter((id) => before.includes(id)),
	added: now.filter((id) => !before.includes(id)),
	removed: before.filter((id) => !now.includes(id)),
});
