/** What Chromium needs of the environment of its worker, which has the secrets of the installation. */
const NEEDED = ['CHROME_DEVEL_SANDBOX', 'HOME', 'LD_LIBRARY_PATH', 'PATH', 'TMPDIR', 'TZ'];

/** The environment of a browser: what it needs of ours, and what is `added`. */
export const browserEnvironment = (added: Record<string, string> = {}): Record<string, string | undefined> => ({
	...Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
	...added,
});
