import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails } from '#server/db/tables/notices.ts';
import { call } from '#tests/support/client.ts';
import { redisProgram } from '#tests/support/processes/redis.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { withSite } from './support/site.ts';

const PER_HOUR = 200;
const CONCURRENCY = 16;
/** As many applications name one victim, each with another tag. */
const ONE_VICTIM_EVERY = 10;
/** Stands in everything that is typed. */
const MARKER = 'TypedByAVisitor';

/** What a mail says, as it is written and as its encoded parts read. */
const textsOf = (mail: string): string[] => [
	mail.replaceAll('=\r\n', ''),
	...mail.split('\r\n\r\n').map((part) => Buffer.from(part, 'base64').toString()),
];

const writtenMails = async (dataDir: string): Promise<string[]> => {
	const folder = path.join(dataDir, 'outbox');
	const files = await readdir(folder).catch(() => []);
	return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
};

export const receiptsFlooded: Drill = {
	name: 'receipts flooded',
	rule: `every application is stored; at most ${PER_HOUR} receipts an hour, one a mailbox, none with a word that was typed`,
	limitMs: 600_000,
	run: ({ clients }) =>
		withSite({ servers: 2, workers: 2, onRedis: redisProgram !== null }, async ({ app, servers }) => {
			const { problems, check } = createChecks();
			const { db, config } = app.deps;
			const paper = await call<{ id: number }>(app, 'GET', '/free_assessment/paper');
			let sent = 0;
			const begin = performance.now();
			const apply = async (): Promise<void> => {
				while (sent < clients) {
					const nth = sent++;
					const email = nth % ONE_VICTIM_EVERY === 0 ? `victim+${nth}@example.com` : `stranger${nth}@example.com`;
					const { status } = await call({ url: servers[nth % 2]?.url ?? '' }, 'POST', '/free_assessment/contact', {
						body: {
							assessment_paper_id: paper.data.id,
							company_name: `${MARKER}株式会社`,
							client_name: `${MARKER} 花子`,
							email,
							phone: MARKER,
							message: `${MARKER} https://example.net/`,
							has_inquiry_request: true,
							score: null,
							free_category_results: [],
						},
						locale: nth % 2 === 0 ? 'ja' : 'en',
					});
					check(status === 200, `an application was answered with ${status}`);
				}
			};
			await Promise.all(Array.from({ length: CONCURRENCY }, apply));
			const open = and(isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt));
			check(await until(async () => (await db.$count(outboxJobs, open)) === 0, 300_000, 250), 'jobs are left open');
			const took = performance.now() - begin;
			const stored = await db.$count(freeContacts, eq(freeContacts.phone, MARKER));
			check(stored === clients, `${stored} of ${clients} applications were stored`);
			check((await db.$count(outboxJobs, isNotNull(outboxJobs.failedAt))) === 0, 'a job failed');
			const receipts = await db.select().from(mails).where(eq(mails.kind, 'receipt'));
			check(receipts.length <= PER_HOUR, `${receipts.length} receipts were made`);
			check(receipts.length >= Math.min(PER_HOUR, clients / 2), `only ${receipts.length} receipts were made`);
			const toVictim = receipts.filter(({ address }) => address?.startsWith('victim')).length;
			check(toVictim <= 1, `${toVictim} receipts went to one mailbox`);
			const written = await writtenMails(config.dataDir);
			check(written.length >= receipts.length, `${written.length} of ${receipts.length} receipts were sent`);
			check(!written.flatMap(textsOf).some((text) => text.includes(MARKER)), 'a receipt holds what was typed');
			return {
				figures: `${stored} applications in ${seconds(took)}: ${receipts.length} receipts, ${toVictim} to one mailbox`,
				problems,
			};
		}),
};
