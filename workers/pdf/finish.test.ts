import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSigningKey, type SigningKey } from '#server/base/signing/key.ts';
import { plainPdf } from '#tests/support/files/plain-pdf.ts';
import { readPdf } from '#tests/support/printed/pdf.ts';
import { makeP12, P12_PASSWORD } from '#tests/support/printed/signing-keys.ts';
import { finishPdf, SigningKeyExpired } from './finish.ts';
import { readStructure } from './structure.ts';
import { UnknownPdf } from './syntax.ts';

const DESCRIBED = { title: '認証証書 - <検証> & "𠮷" \u0000\ud800社', locale: 'ja' } as const;

let key: SigningKey;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-finish-'));
beforeAll(async () => {
	const file = path.join(folder, 'signing.p12');
	fs.writeFileSync(file, makeP12({ kind: 'ec' }));
	const read = await readSigningKey({ signing: { file, password: P12_PASSWORD } }, new Date());
	if (!read) throw new Error('a key was made');
	key = read;
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const text = (pdf: Buffer): string => pdf.toString('latin1');

describe('a finished PDF', () => {
	it('begins with the printed bytes as they were, and is read as before', async () => {
		const printed = plainPdf();
		for (const signing of [null, { key, now: new Date() }]) {
			const pdf = await finishPdf(printed, DESCRIBED, signing);
			expect(pdf.subarray(0, printed.length).equals(printed)).toBe(true);
			expect((await readPdf(pdf)).text).toBe((await readPdf(printed)).text);
		}
	});

	it('names each new object where it is, and its former table', async () => {
		const printed = plainPdf();
		const pdf = text(await finishPdf(printed, DESCRIBED, { key, now: new Date() }));
		const table = pdf.slice(pdf.lastIndexOf('\nxref\n'));
		const entries = [...table.matchAll(/(\d+) 1\n(\d{10}) 00000 n \n/g)];
		expect(entries.length).toBe(5);
		for (const [, object, offset] of entries) expect(pdf.startsWith(`${object} 0 obj\n`, Number(offset))).toBe(true);
		expect(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])).toBe(pdf.lastIndexOf('\nxref\n') + 1);
		expect(table).toContain(`/Prev ${readStructure(printed).xrefAt}\n`);
		expect(table).toMatch(/\/ID \[<[\da-f]{32}> <[\da-f]{32}>\]/);
	});

	it('says its title and language in XMP that is well formed, whatever the title holds', async () => {
		const pdf = (await finishPdf(plainPdf(), DESCRIBED, null)).toString('utf8');
		expect(pdf).toContain('認証証書 - &lt;検証&gt; &amp; "𠮷"   社</rdf:li>');
		expect(pdf).toContain('<dc:language><rdf:Bag><rdf:li>ja</rdf:li></rdf:Bag></dc:language>');
		expect(pdf).not.toMatch(/pdfuaid|[^\P{Cc}\n]/u);
	});

	it('says nothing of signatures without a key', async () => {
		expect(text(await finishPdf(plainPdf(), DESCRIBED, null))).not.toMatch(/AcroForm|\/Sig\b|ByteRange/);
	});

	it('is not made with a certificate that has ended', async () => {
		const now = new Date(key.validTo.getTime() + 1);
		await expect(finishPdf(plainPdf(), DESCRIBED, { key, now })).rejects.toThrow(SigningKeyExpired);
		await expect(finishPdf(plainPdf(), DESCRIBED, { key, now: key.validTo })).resolves.toBeInstanceOf(Buffer);
	});
});

/** The PDF with a replacement of equal length, so that its offsets stay valid. */
const changed = (from: string | RegExp, to: string): Buffer =>
	Buffer.from(text(plainPdf()).replace(from, to), 'latin1');

describe('a structure that Chromium does not write is refused', () => {
	it.each([
		['another header', '%PDF-1.4', '%PDF-2.0'],
		['no end', /startxref[\s\S]*$/, ''],
		['more behind the end', /%%EOF\s*$/, `%%EOF\n${'x'.repeat(80)}`],
		['a start elsewhere', /startxref\n\d+/, 'startxref\n12'],
		['a start beyond the end', /startxref\n\d+/, 'startxref\n9999999999'],
		['a table that is too short', /xref\n0 \d+/, 'xref\n0 999999999'],
		['a table without a trailer', 'trailer\n', 'trailed\n'],
		['an earlier update', '/Info', '/Prev 9 /Info'],
		['encryption', '/Info', '/Encrypt 1 0 R /Info'],
		['no catalog', /\/Root 1 0 R/, ''],
		['a catalog elsewhere', /\/Root 1 0 R/, '/Root 9 0 R'],
		['a catalog in a later version', /\/Root 1 0 R/, '/Root 1 1 R'],
		['an object that was changed', '0000000014 00000 n', '0000000014 00001 n'],
		['an object that lies elsewhere', '0000000014 00000 n', '0000000016 00000 n'],
		['an object behind the table', '0000000014 00000 n', '9999999999 00000 n'],
	])('%s', async (_name, from, to) => {
		const pdf = changed(from, to);
		expect(pdf.equals(plainPdf())).toBe(false);
		await expect(finishPdf(pdf, DESCRIBED, null)).rejects.toThrow(UnknownPdf);
	});

	it('pages without an end', async () => {
		const pdf = changed('/Kids [3 0 R]', '/Kids [2 0 R]');
		await expect(finishPdf(pdf, DESCRIBED, { key, now: new Date() })).rejects.toThrow(UnknownPdf);
	});
});
