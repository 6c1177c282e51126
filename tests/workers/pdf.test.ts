import { describe, expect, it } from 'vitest';
import { withApp } from '../support/app.ts';
import { assessmentAt } from '../support/journey.ts';

const booted = withApp({ worker: true });

const fetchPdf = (path: string, token: string | null): Promise<Response> =>
	fetch(`${booted.current.url}/api${path}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });

describe('documents as PDF', () => {
	it('prints the report, and answers the same file again', async () => {
		const staged = await assessmentAt(booted.current, 7);
		const path = `/console/assessment_results/${staged.progress.id}/pdf?is_first_time=true`;
		const first = await fetchPdf(path, staged.admin.token);
		expect(first.status).toBe(200);
		expect(first.headers.get('content-type')).toBe('application/pdf');
		expect(first.headers.get('content-disposition')).toContain('assessment-result.pdf');
		const bytes = new Uint8Array(await first.arrayBuffer());
		expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
		const second = await fetchPdf(path, staged.admin.token);
		expect(new Uint8Array(await second.arrayBuffer())).toEqual(bytes);
	});
});
