import { randomBytes } from 'node:crypto';
import { answersOf, readFirstSheet, type Sheet, saveSheet } from '#tests/support/answering.ts';
import { type Caller, call, caller } from '#tests/support/client.ts';
import { newCompanyForm } from '#tests/support/companies.ts';
import { pdf, upload } from '#tests/support/files/files.ts';
import { readFreePaper, takenBodyOf } from '#tests/support/free-results.ts';
import { squeezed } from '#tests/support/printed/pdf.ts';
import { readTaggedPdf } from '#tests/support/printed/tagged-pdf.ts';
import { until } from './drill.ts';

/** What people do with an installation that is known by its address alone. */

export type Credentials = { email: string; password: string };

export const signIn = async (url: string, area: 'app' | 'console', credentials: Credentials): Promise<Caller> => {
	const { status, data, text } = await call<{ token: string }>({ url }, 'POST', `/${area}/login`, {
		body: credentials,
	});
	if (status !== 200) throw new Error(`a sign-in answered ${status}: ${text}`);
	return caller({ url }, data.token);
};

/** A company that is answering, with one uploaded document. */
type Answering = { admin: Credentials; owner: Credentials; document: Buffer; filePath: string };

const expectOk = <T>({ status, data, text }: { status: number; data: T; text: string }, what: string): T => {
	if (status !== 200) throw new Error(`${what} answered ${status}: ${text}`);
	return data;
};

/** The admin registers a company and starts its assessment; the company uploads a document. */
export const startAnswering = async (url: string, admin: Credentials): Promise<Answering> => {
	const staff = await signIn(url, 'console', admin);
	const owner = { email: 'owner@example.com', password: randomBytes(12).toString('base64url') };
	const form = newCompanyForm({ user_email: owner.email, user_password: owner.password });
	const { id } = expectOk(await staff.post<{ id: number }>('/console/companies', form), 'registering a company');
	expectOk(await staff.post(`/console/companies/${id}/start_assessment`), 'starting an assessment');
	const { token } = await signIn(url, 'app', owner);
	const document = pdf(randomBytes(20_000).toString('hex'));
	const sent = { content: document, fileName: 'rules.pdf', type: 'application/pdf' };
	const { file_path } = expectOk(await upload({ url }, token, sent), 'an upload');
	return { admin, owner, document, filePath: file_path };
};

const readFile = async (url: string, owner: Caller, filePath: string): Promise<Buffer> => {
	const link = expectOk(await owner.get<{ url: string }>(`/file/${filePath}`), 'the link to a file');
	const answer = await fetch(new URL(link.url, url));
	return Buffer.from(await answer.arrayBuffer());
};

/** Everything that was there is there: both sign in, and the document has its bytes. */
export const stillHas = async (url: string, { admin, owner, document, filePath }: Answering): Promise<boolean> => {
	await signIn(url, 'console', admin);
	return (await readFile(url, await signIn(url, 'app', owner), filePath)).equals(document);
};

const PRINT_LIMIT_MS = 120_000;

/** A visitor downloads a result, which a worker prints. @returns what is wrong with the PDF, else null */
export const printProblem = async (url: string): Promise<string | null> => {
	const body = JSON.stringify(takenBodyOf(await readFreePaper({ url })));
	const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'ja' };
	let printed = new Response();
	const isThere = await until(
		async () => {
			printed = await fetch(`${url}/api/free_assessment/result/pdf`, { method: 'POST', headers, body });
			return printed.status !== 202;
		},
		PRINT_LIMIT_MS,
		1_000,
	);
	if (!isThere || printed.status !== 200) return `a PDF answered ${printed.status}`;
	const { isMarked, language, headings } = await readTaggedPdf(new Uint8Array(await printed.arrayBuffer()));
	if (!isMarked || language !== 'ja') return 'a PDF is not tagged';
	return headings.some(({ text }) => text === squeezed('外国人雇用の自己診断の結果'))
		? null
		: `a PDF has the headings ${headings.map(({ text }) => text).join(', ')}`;
};

/** Requests as people make them, by number: a save, lists, a public page. Each returns its status, or 0 without a response. */
export const everydayRequests = async (
	url: string,
	{ admin, owner }: Answering,
): Promise<(n: number) => Promise<number>> => {
	const staff = await signIn(url, 'console', admin);
	const company = await signIn(url, 'app', owner);
	const sheet: Sheet = await readFirstSheet(company);
	const requests: (() => Promise<{ status: number }>)[] = [
		() => saveSheet(company, sheet.id, answersOf(sheet, 1, '更新のあいだの記録')),
		() => staff.get('/console/companies?page=1'),
		() => company.get('/app/assessment'),
		async () => {
			const page = await fetch(url);
			await page.arrayBuffer();
			return page;
		},
	];
	return async (n) =>
		(await requests[n % requests.length]?.().then(
			({ status }) => status,
			() => 0,
		)) ?? 0;
};
