import { newCode } from '#server/certificates/new-code.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf } from '#tests/support/certificates.ts';
import { call } from '#tests/support/client.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { createChecks, type Drill } from './support/drill.ts';
import { createRandom } from './support/random.ts';
import { withSite } from './support/site.ts';

const CONCURRENCY = 8;
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;
/** A real code is asked for once in so many guesses. */
const HONEST_EVERY = 50;

/** Codes that could be one, codes with a wrong character, and texts that are none. */
const guessOf = (kind: number): string => {
	if (kind < 0.6) return newCode();
	return kind < 0.8 ? newCode().replace(/.$/, (last) => (last === '0' ? '1' : '0')) : 'x'.repeat(Math.ceil(kind * 40));
};

export const codesGuessed: Drill = {
	name: 'codes of certificates guessed',
	rule: `no hit; ${PER_MINUTE} a minute and network, then 429; who has a code is always answered`,
	limitMs: 300_000,
	run: ({ requests, seed }) =>
		withSite({ servers: 1, isLimited: true }, async ({ app, servers }) => {
			const { problems, check } = createChecks();
			const url = servers[0]?.url ?? '';
			await publishPaper(app, smallPaper());
			const { progress } = await assessmentAt(app, 13);
			const { code } = await certificateOf(app, progress.id);
			const random = createRandom(seed);
			const answered = new Map<number, number>();
			let honest = 0;
			let asked = 0;
			const begin = performance.now();
			const guess = async (): Promise<void> => {
				while (asked < requests) {
					const nth = ++asked;
					const { status, headers } = await call({ url }, 'GET', `/verify/${guessOf(random.between(0, 1))}`);
					answered.set(status, (answered.get(status) ?? 0) + 1);
					if (status === 429) check(Number(headers.get('Retry-After')) > 0, 'a 429 without Retry-After');
					if (nth % HONEST_EVERY !== 0) continue;
					honest++;
					const known = await call({ url }, 'GET', `/verify/${code}`);
					check(known.status === 200, `a code of a certificate was answered with ${known.status}`);
				}
			};
			await Promise.all(Array.from({ length: CONCURRENCY }, guess));
			const windows = Math.ceil((performance.now() - begin) / MINUTE_MS) + 1;
			const [misses = 0, refused = 0] = [answered.get(404), answered.get(429)];
			check(misses + refused === asked, `answered otherwise: ${JSON.stringify([...answered])}`);
			check(misses >= PER_MINUTE && misses <= PER_MINUTE * windows, `${misses} were answered with 404`);
			return {
				figures: `${asked} guesses: ${misses} answered with 404, ${refused} with 429; ${honest} codes of a certificate with 200`,
				problems,
			};
		}),
};
