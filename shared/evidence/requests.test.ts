import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { evidenceLinksBody } from './links.ts';
import { answerRequestBody, messageBody, openRequestBody, openSeveralBody, requestsQuery } from './requests.ts';

/** The output of a body or query, or the field and message key of each problem. */
const read = (shape: z.ZodRawShape, value: object): unknown => {
	const { data, error } = z.object(shape).safeParse(value);
	return data ?? error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

const request = { progress_id: 1, content: '賃金台帳をお送りください。' };

describe('a request for evidence', () => {
	it.each([
		[{}, {}],
		[
			{ answer_content_id: null, due_on: null },
			{ answer_content_id: null, due_on: null },
		],
		[{ due_on: '' }, { due_on: null }],
		[
			{ answer_content_id: 7, due_on: '2026-12-01' },
			{ answer_content_id: 7, due_on: '2026-12-01' },
		],
	])('may be on a question and have a due date: %j', (more, expected) => {
		expect(read(openRequestBody, { ...request, ...more })).toEqual({ ...request, ...expected });
	});

	it.each(['2026-02-29', 'tomorrow', 20_261_201, ' '])('is not due on %j', (due_on) => {
		expect(read(openRequestBody, { ...request, due_on })).toEqual([['due_on', 'validation.date']]);
	});

	it('says what is asked for, in 2,000 characters', () => {
		expect(read(openRequestBody, { ...request, content: ' ' })).toEqual([['content', 'validation.required']]);
		expect(read(openRequestBody, { ...request, content: 'あ'.repeat(2_000) })).toMatchObject({ progress_id: 1 });
		expect(read(openRequestBody, { ...request, content: 'あ'.repeat(2_001) })).toEqual([
			['content', expect.any(String)],
		]);
	});

	it('belongs to an assessment', () => {
		expect(read(openRequestBody, { content: request.content })).toEqual([['progress_id', expect.any(String)]]);
	});
});

describe('requests for several questions', () => {
	it('have a question at least, and keep an omitted due date apart from none', () => {
		expect(read(openSeveralBody, { progress_id: 1, answer_content_ids: [] })).toEqual([
			['answer_content_ids', 'validation.required'],
		]);
		expect(read(openSeveralBody, { progress_id: 1, answer_content_ids: [3, 4] })).toEqual({
			progress_id: 1,
			answer_content_ids: [3, 4],
		});
		expect(read(openSeveralBody, { progress_id: 1, answer_content_ids: [3], due_on: '' })).toEqual({
			progress_id: 1,
			answer_content_ids: [3],
			due_on: null,
		});
	});
});

describe('what is written in a request', () => {
	it('may be empty in an answer, which may have files only, but not in a message', () => {
		expect(
			[{}, { content: '' }, { content: null }, { content: '送ります' }].map((body) => read(answerRequestBody, body)),
		).toEqual([{}, { content: null }, { content: null }, { content: '送ります' }]);
		expect(read(messageBody, { content: '' })).toEqual([['content', 'validation.required']]);
	});
});

describe('the list of requests', () => {
	it('is that of an assessment or a state, if asked for', () => {
		expect(read(requestsQuery, { progress_id: '12', status: 'answered', sort: '-due_on' })).toEqual({
			progress_id: 12,
			status: 'answered',
			sort: '-due_on',
			per_page: 50,
		});
		expect(read(requestsQuery, {})).toEqual({ per_page: 50 });
		expect(read(requestsQuery, { status: 'lost', sort: 'content' })).toEqual([
			['sort', 'validation.choice'],
			['status', 'validation.choice'],
		]);
		expect(read(requestsQuery, { progress_id: '0' })).toEqual([['progress_id', expect.any(String)]]);
	});
});

it('a document may support no question', () => {
	expect(read(evidenceLinksBody, { answer_content_ids: [] })).toEqual({ answer_content_ids: [] });
	expect(read(evidenceLinksBody, { answer_content_ids: [0] })).toEqual([['answer_content_ids.0', expect.any(String)]]);
});
