import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { mails } from '#server/db/tables/notices.ts';
import { requestPdf } from '#server/exports/pdf.ts';
import { makeNotices } from '#server/notices/make.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { readMime } from '#tests/support/notices/mime.ts';
import { typicalProposal } from '#tests/support/printed/documents.ts';
import { startSmtpServer } from '#tests/support/processes/smtp-server.ts';
import { findChromium } from '#workers/chromium.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { withSite } from './support/site.ts';
import { countGraded, makeGradable } from './worker-killed-grading.ts';

const MAILS = 200;
const GRADINGS = 20;
const PDFS = 5;
/** Two workers send two mails each. */
const MOST_AT_ONCE = 4;
const OTHERS_MS = 60_000;

const chromium = await findChromium(null, () => {});

export const mailsHang: Drill = {
	name: '200 mails hang, two workers',
	rule: 'gradings and PDFs go on within 60 s; four connections at most; all sent later, one Message-ID each',
	limitMs: 600_000,
	missing: chromium ? null : 'no Chromium was found',
	run: async () => {
		const smtp = await startSmtpServer('silent');
		const env = { SMTP_URL: smtp.url, GRADING_WAIT_MS: '0' };
		try {
			return await withSite({ servers: 1, workers: 2, env }, async ({ app, servers }) => {
				const { problems, check } = createChecks();
				const url = servers[0]?.url ?? '';
				const { db } = app.deps;
				const all = await makeGradable(app, GRADINGS);
				const ids = all.map(({ progress }) => progress.id);
				const { user } = await makeConsoleAdmin(app);
				const now = new Date();
				for (let made = 0; made < MAILS; made++) {
					const audience = { to: 'user', userId: user.id } as const;
					const told = { kind: 'moved_back', eventKey: `drill:${made}`, audience, data: {}, at: now } as const;
					await db.transaction((tx) => makeNotices(tx, told, now));
				}
				check(await until(() => smtp.atOnce() > 0, 30_000), 'no mail was tried');
				const begin = performance.now();
				for (const { progress, admin } of all) {
					await call({ url }, 'POST', `/console/pending_assessments/${progress.id}`, { token: admin.token });
				}
				for (let made = 0; made < PDFS; made++) {
					const content = { ...typicalProposal(), company_name: `企業 ${made}` };
					await requestPdf(app.deps, { kind: 'proposal', content }, 'ja');
				}
				const proposals = and(eq(pdfDocuments.kind, 'proposal'), isNotNull(pdfDocuments.finishedAt));
				const graded = () => countGraded(app, ids);
				const printed = () => db.$count(pdfDocuments, proposals);
				const isDone = async () => (await graded()) === GRADINGS && (await printed()) >= PDFS;
				const isInTime = await until(isDone, OTHERS_MS);
				check(isInTime, `${await graded()} gradings and ${await printed()} PDFs were made while mails hung`);
				const others = performance.now() - begin;
				check(smtp.mostAtOnce() <= MOST_AT_ONCE, `${smtp.mostAtOnce()} mails were sent at once`);
				check(smtp.taken.length === 0, 'the silent mail server took a mail');
				smtp.behave('accepts');
				smtp.hangUp();
				const again = performance.now();
				const sent = () => db.$count(mails, eq(mails.state, 'sent'));
				check(await until(async () => (await sent()) >= MAILS, 300_000, 250), `only ${await sent()} were sent`);
				const took = performance.now() - again;
				const [stored] = await db
					.select({ mails: count(), ids: sql<number>`count(distinct ${mails.messageId})::int` })
					.from(mails)
					.where(and(eq(mails.userId, user.id), eq(mails.kind, 'moved_back')));
				const sentIds = smtp.taken.map(({ raw }) => readMime(raw).headers.get('message-id'));
				check(stored?.mails === MAILS && stored.ids === MAILS, 'mails were lost or made twice');
				check(new Set(sentIds).size >= MAILS, `${new Set(sentIds).size} Message-IDs arrived`);
				check(sentIds.length === new Set(sentIds).size, 'a mail was sent twice though no worker was killed');
				return {
					figures: `${GRADINGS} gradings and ${PDFS} PDFs in ${seconds(others)} meanwhile; ${MAILS} sent ${seconds(took)} after it answered`,
					problems,
				};
			});
		} finally {
			await smtp.close();
		}
	},
};
