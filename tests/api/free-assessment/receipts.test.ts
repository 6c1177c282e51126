import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails } from '#server/db/tables/notices.ts';
import { makeReceipt, receiptJob } from '#server/free-assessment/receipts.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { unique } from '#tests/support/factories.ts';
import { readMail } from '#tests/support/notices/mails.ts';

/** Receipts by mail for visitors: whom they reach, what they say, and that nobody can write to strangers with them. */

const PER_HOUR = 4;
const HOUR_MS = 60 * 60 * 1000;

/** With two servers and two workers. */
const booted = withApp({
	env: {
		LIMIT_RECEIPTS_PER_HOUR: String(PER_HOUR),
		OPERATOR_NAME: '検証評価機構',
		OPERATOR_EMAIL: 'info@example.com',
		OPERATOR_ANSWER_DAYS: '3',
	},
	servers: 2,
	worker: true,
	withoutPrinting: true,
});

// Each test has an hour of its own.
afterEach(() => booted.current.clock.advance(2 * HOUR_MS));

const newAddress = (): string => `${unique('visitor')}@example.com`;

type Stored = { id: number; receipt_number: string; certificate_token: string };
type Sent = Record<string, unknown>;

const send = async (sent: Sent, locale: 'ja' | 'en' = 'ja') => {
	const paper = await call<FreePaper>(booted.current, 'GET', '/free_assessment/paper');
	const body = {
		assessment_paper_id: paper.data.id,
		company_name: '打ち込んだ商事',
		client_name: '打込 花子',
		email: newAddress(),
		phone: '03-9999-8888',
		message: '打ち込んだ要望 https://typed.example/',
		referer_id: 'typed-referer',
		has_inquiry_request: true,
		score: null,
		free_category_results: [],
		...sent,
	};
	return call<Stored>(booted.current, 'POST', '/free_assessment/contact', { body, locale });
};

const plain = { has_inquiry_request: false, score: 75, phone: '0000', message: null };

/** Waits until nothing is left to be made or sent. */
const settled = async (): Promise<void> => {
	const { db } = booted.current.deps;
	const left = and(isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt));
	await expect.poll(() => db.$count(outboxJobs, left)).toBe(0);
};

const receiptsTo = (address: string) =>
	booted.current.deps.db
		.select()
		.from(mails)
		.where(and(eq(mails.kind, 'receipt'), eq(mails.address, address)));

const receiptCount = () => booted.current.deps.db.$count(mails, eq(mails.kind, 'receipt'));

describe('a receipt', () => {
	it('tells an applicant that it came, with no word that was typed', async () => {
		const app = booted.current;
		const [ja, en] = [newAddress(), newAddress()];
		const { data } = await send({ email: ja });
		await send({ email: en }, 'en');
		const mail = await readMail(app, ja);
		expect(mail.subject).toBe('【Kyosei】正式評価のお申し込みを受け付けました');
		expect(mail.text).toContain(`受付番号：${data.receipt_number}\n`);
		expect(mail.text).toContain('運営者から3営業日以内にご連絡します。');
		expect(mail.text).toContain('差出人：検証評価機構\nお問い合わせ：info@example.com');
		const english = await readMail(app, en);
		expect(english.subject).toBe('[Kyosei] We received your application');
		expect(english.text).toContain('within 3 business days');
		for (const { text } of [mail, english]) expect(text).not.toMatch(/打|typed|9999|https?:/);
	});

	it('of a plain result comes only where it was asked for', async () => {
		const [silent, declined, asked] = [newAddress(), newAddress(), newAddress()];
		const answers = [
			await send({ ...plain, email: silent }),
			await send({ ...plain, email: declined, wants_receipt: false }),
			await send({ ...plain, email: asked, wants_receipt: true }, 'en'),
		];
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		await settled();
		expect([await receiptsTo(silent), await receiptsTo(declined)]).toEqual([[], []]);
		const { subject, text } = await readMail(booted.current, asked);
		expect(subject).toBe('[Kyosei] We received your self-assessment');
		expect(text).not.toMatch(/75|business days/);
	});

	it('is not made of what came more than a day ago', async () => {
		const { clock } = booted.current;
		const [late, early] = [newAddress(), newAddress()];
		await booted.current.stopWorker();
		await send({ email: late });
		clock.advance(24 * HOUR_MS);
		await send({ email: early });
		await booted.current.startWorker();
		await settled();
		expect([await receiptsTo(late), (await receiptsTo(early)).length]).toEqual([[], 1]);
	});

	it('is void where the result was deleted before it was sent, and not made where it was deleted before that', async () => {
		const { deps } = booted.current;
		const gone = newAddress();
		await booted.current.stopWorker();
		const { data } = await send({ email: gone });
		const isOfContact = sql`(${outboxJobs.payload} ->> 'contact_id')::int = ${data.id}`;
		const [job] = await deps.db.select().from(outboxJobs).where(isOfContact);
		await makeReceipt.run(deps, receiptJob.payload.parse(job?.payload), job?.id ?? 0);
		await deps.db.delete(freeContacts).where(eq(freeContacts.id, data.id));
		const never = await send({ email: newAddress() });
		await deps.db.delete(freeContacts).where(eq(freeContacts.id, never.data.id));
		const made = await receiptCount();
		await booted.current.startWorker();
		await settled();
		expect((await receiptsTo(gone)).map(({ state }) => state)).toEqual(['void']);
		expect(await receiptCount()).toBe(made);
	});
});

describe('receipts are limited', () => {
	it('to one an address and day in Tokyo, whatever its case and tag; each application is stored', async () => {
		const { clock } = booted.current;
		clock.set('2031-04-01T10:00:00+09:00');
		const name = unique('one');
		const addresses = [`${name}@example.com`, `${name.toUpperCase()}@Example.com`, `${name}+again@example.com`];
		for (const email of addresses) expect((await send({ email })).message).toBe('お申し込みを受け付けました。');
		await settled();
		const counts = async () => (await Promise.all(addresses.map(receiptsTo))).map((rows) => rows.length);
		expect(await counts()).toEqual([1, 0, 0]);
		clock.set('2031-04-01T23:59:00+09:00');
		await send({ email: addresses[2] });
		await settled();
		expect(await counts()).toEqual([1, 0, 0]);
		clock.set('2031-04-02T00:01:00+09:00');
		await send({ email: addresses[2] });
		await settled();
		expect(await counts()).toEqual([1, 0, 1]);
	});

	it('to so many an hour over all servers and workers, and what is beyond them is no error', async () => {
		const { clock, deps } = booted.current;
		const before = await receiptCount();
		const answers = await Promise.all(Array.from({ length: 20 }, () => send({})));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		await settled();
		expect((await receiptCount()) - before).toBe(PER_HOUR);
		clock.advance(HOUR_MS - 60_000);
		await send({});
		await settled();
		expect((await receiptCount()) - before).toBe(PER_HOUR);
		clock.advance(2 * 60_000);
		await send({});
		await settled();
		expect((await receiptCount()) - before).toBe(PER_HOUR + 1);
		expect(await deps.db.$count(outboxJobs, sql`${outboxJobs.failedAt} is not null`)).toBe(0);
	});
});

describe('an address', () => {
	it('that is more than one, or none, is refused', async () => {
		for (const email of [
			'a@example.com\r\nBcc: b@example.com',
			'a@example.com\nBcc: b@example.com',
			'a@example.com, b@example.com',
			'a@example.com;b@example.com',
			'a@example.com b@example.com',
			'Team: a@example.com, b@example.com;',
			'"b@example.com" a@example.com',
			'Hanako <a@example.com>',
			'<a@example.com>',
			'"a b"@example.com',
			'a(b@example.com)@example.com',
			'a@[127.0.0.1]',
			'a@localhost',
			'あ@example.com',
			'а@example.com',
			'a@example.com\u0000',
			'a@example.com%0d%0aBcc:b@example.com',
			['a@example.com', 'b@example.com'],
			{ address: 'a@example.com' },
		]) {
			const answer = await send({ email });
			expect([email, answer.status, Object.keys(answer.errors)]).toEqual([email, 422, ['email']]);
		}
	});

	it('is the only one that a mail reaches, whatever else was typed', async () => {
		const email = `o'brien_${unique('odd')}+a-b@sub.xn--r8jz45g.example.com`;
		const answer = await send({ email, message: 'x\r\nBcc: b@example.com\r\n\r\nOther mail' });
		expect(answer.status).toBe(200);
		await settled();
		expect((await receiptsTo(email)).map(({ sentTo }) => sentTo)).toEqual([email]);
		const { to, text } = await readMail(booted.current, email);
		expect([to, text.includes('b@example.com')]).toEqual([email, false]);
	});
});
