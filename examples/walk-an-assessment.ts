import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';

/**
 * Takes an assessment from a new company to its certificate over tRPC. All inputs and outputs are typed by the server's
 * router: if a field is renamed there, this file does not compile.
 */

const setting = (name: string): string => {
	const value = process.env[name];
	if (value) return value;
	console.error(`Set ${name} (examples/README.md says which values fit the demo).`);
	return process.exit(1);
};

const url = new URL('/trpc', setting('KYOSEI_URL')).href;

/** A tRPC client, anonymous or with the token of a session. */
const connect = (token?: string) =>
	createTRPCClient<AppRouter>({
		links: [
			httpBatchLink({
				url,
				headers: { 'Accept-Language': 'en', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
			}),
		],
	});

type Client = ReturnType<typeof connect>;

const say = (line: string): void => console.log(line);

const signInToConsole = async (): Promise<Client> => {
	const credentials = { email: setting('KYOSEI_ADMIN_EMAIL'), password: setting('KYOSEI_ADMIN_PASSWORD') };
	const { data } = await connect().console.session.login.mutate(credentials);
	say(`Signed in as ${data.user.name}.`);
	return connect(data.token);
};

/** Registers a company with its first admin, and signs in as that admin. */
const registerCompany = async (admin: Client): Promise<{ companyId: number; owner: Client }> => {
	const unique = randomBytes(4).toString('hex');
	const credentials = { email: `owner-${unique}@example.com`, password: randomBytes(12).toString('base64url') };
	const { data: company } = await admin.console.companies.create.mutate({
		company_name: `Example ${unique} Co., Ltd.`,
		ceo_name: 'Taro Rei',
		company_address: '1-1-1 Marunouchi, Chiyoda-ku, Tokyo',
		phone_number: '03-0000-0000',
		homepage_url: 'https://example.com/',
		email: 'info@example.com',
		corporate_number: '1234567890123',
		industry_code: 'E09',
		employee_count: 100,
		user_name: 'Hanako Rei',
		user_email: credentials.email,
		user_password: credentials.password,
	});
	say(`Registered company ${company.id}.`);
	const { data: session } = await connect().app.session.login.mutate(credentials);
	return { companyId: company.id, owner: connect(session.token) };
};

/** Answers every question with yes. @returns the id of the assessment */
const answer = async (owner: Client): Promise<number> => {
	const { data: overview } = await owner.app.assessment.overview.query();
	if (!overview) throw new Error('no assessment was started');
	for (const category of overview.categories) {
		const { data } = await owner.app.assessment.category.query({ id: category.id });
		for (const { id } of data.answer_sub_categories) {
			const { data: sheet } = await owner.app.assessment.subCategory.query({ id });
			const { data: saved } = await owner.app.assessment.save.mutate({
				id,
				version: sheet.version,
				answer_contents: sheet.answer_contents.map((content) => ({
					id: content.id,
					answer: 1,
					extension_note: 'There are rules and records.',
				})),
			});
			await owner.app.assessment.complete.mutate({ id, version: saved.version });
		}
		say(`Answered "${category.content}".`);
	}
	await owner.app.assessment.submit.mutate();
	return overview.id;
};

/** Gives every check item full marks. */
const check = async (admin: Client, id: number): Promise<void> => {
	const { data: sheet } = await admin.console.checking.get.query({ id });
	for (const category of sheet.answer_categories) {
		for (const sub of category.answer_sub_categories) {
			const { data } = await admin.console.checking.subCategory.query({ id: sub.id });
			const { data: saved } = await admin.console.checking.saveRatings.mutate({
				id: sub.id,
				version: data.version,
				answer_contents: data.answer_contents.map((content) => ({
					id: content.id,
					answer_evaluations: content.answer_evaluations.map((item) => ({ id: item.id, evaluation_rate: 3 })),
				})),
			});
			await admin.console.checking.markAsChecked.mutate({ id: sub.id, version: saved.version });
		}
		say(`Checked "${category.content}".`);
	}
};

const LONGEST_GRADING_MS = 60_000;

/** Requests grading and polls until it is done: the call itself waits only for a limited time. */
const grade = async (admin: Client, id: number): Promise<void> => {
	await admin.console.checking.grade.mutate({ id });
	const end = Date.now() + LONGEST_GRADING_MS;
	for (;;) {
		const { data } = await admin.console.checking.get.query({ id });
		if (data.grading_error) throw new Error(data.grading_error);
		if (!data.is_grading_pending) return;
		if (Date.now() > end) throw new Error('Nothing was graded: is a worker running?');
		await wait(500);
	}
};

/** Writes the report and the proposal, and finalizes both. */
const report = async (admin: Client, id: number): Promise<void> => {
	const { data: draft } = await admin.console.reports.first.get.query({ id });
	await admin.console.reports.first.confirm.mutate({
		id,
		version: draft.version,
		sub_category_results: draft.result_index.main_category_results.flatMap((category) =>
			category.sub_category_results.map((sub) => ({ id: sub.id, evaluation_note: 'The records bear this out.' })),
		),
	});
	const { data: proposal } = await admin.console.proposals.get.query({ id });
	await admin.console.proposals.submit.mutate({
		id,
		version: proposal.version,
		sub_category_results: proposal.main_category_results.flatMap((category) =>
			category.sub_category_results.map((sub) => ({ id: sub.id, proposal_note: 'Keep it up.' })),
		),
	});
	await admin.console.finalising.assessment.mutate({ id });
};

const certify = async (admin: Client, id: number): Promise<void> => {
	await admin.console.certifications.apply.mutate({ id });
	const { data } = await admin.console.certifications.get.query({ id });
	if (!data.issue_dates) throw new Error('the certificate was not applied for');
	await admin.console.certifications.issue.mutate({ id, issue_date: data.issue_dates.to });
};

const admin = await signInToConsole();
const { companyId, owner } = await registerCompany(admin);
await admin.console.progresses.start.mutate({ id: companyId });
const id = await answer(owner);
await check(admin, id);
await grade(admin, id);
await report(admin, id);
await certify(admin, id);
const { data: certificate } = await owner.app.certificate.get.query();
say(`${certificate.company_name} is certified: ${certificate.score} of ${certificate.max_score} points.`);
