import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSigningKey, type SigningKey } from '#server/base/signing/key.ts';
import { sampleCertificate, sampleFreeCertificate, typicalProposal } from '#tests/support/printed/documents.ts';
import { withPrinter } from '#tests/support/printed/printing.ts';
import { makeP12, P12_PASSWORD } from '#tests/support/printed/signing-keys.ts';
import { readTaggedPdf } from '#tests/support/printed/tagged-pdf.ts';
import { verifySignature } from '#tests/support/printed/verify-signature.ts';
import type { KeyKind } from '#tests/support/printed/x509.ts';

/**
 * Certificates that a stranger's software validates: written by us, verified by another library.
 *
 * @module-tag rest
 */

const printing = withPrinter();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-signed-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const NOW = new Date();
const clock = { now: () => NOW };

const makeKey = async (kind: KeyKind): Promise<SigningKey> => {
	const file = path.join(folder, `${kind}.p12`);
	fs.writeFileSync(file, makeP12({ kind, chain: true }));
	const key = await readSigningKey({ signing: { file, password: P12_PASSWORD } }, NOW);
	if (!key) throw new Error('a key was made');
	return key;
};

const CONTENT_TYPE = '2a864886f70d010903';
const MESSAGE_DIGEST = '2a864886f70d010904';
const SIGNING_CERTIFICATE_V2 = '2a864886f70d010910022f';

const CERTIFICATE = { kind: 'certificate', content: sampleCertificate({ score: 652 }) } as const;

describe.each(['rsa', 'ec'] as const)('a certificate signed with a key of the type %s', (kind) => {
	let signingKey: SigningKey;
	let pdf: Buffer;
	beforeAll(async () => {
		signingKey = await makeKey(kind);
		pdf = await printing.bytes(CERTIFICATE, 'ja', { signingKey, clock });
	});

	it('is valid, and the signature covers all of the file', () => {
		const found = verifySignature(pdf);
		expect(found).toMatchObject({
			isValid: true,
			namesSigner: true,
			coversAll: true,
			subFilter: 'ETSI.CAdES.detached',
		});
		expect(found.signer?.raw.equals(signingKey.certificate)).toBe(true);
		const above = found.certificates.find(({ raw }) => !raw.equals(signingKey.certificate));
		expect(found.certificates).toHaveLength(2);
		expect(above && found.signer?.verify(above.publicKey)).toBe(true);
		// The attributes of the profile, in the order of DER; the time stands in the PDF alone.
		expect(found.attributes).toEqual([CONTENT_TYPE, MESSAGE_DIGEST, SIGNING_CERTIFICATE_V2]);
		expect(found.isOrdered).toBe(true);
		expect(found.time).toBe(`D:${NOW.toISOString().replace(/\D/g, '').slice(0, 14)}Z`);
	});

	it('is refused after any bit of it has changed, or anything was added', () => {
		for (const at of [12, 2_000, Math.floor(pdf.length / 2), pdf.length - 8]) {
			const changed = Buffer.from(pdf);
			changed[at] = (changed[at] ?? 0) ^ 1;
			expect([at, verifySignature(changed).isValid]).toEqual([at, false]);
		}
		expect(verifySignature(Buffer.concat([pdf, Buffer.from('\n')])).coversAll).toBe(false);
	});

	it('certifies: nothing may be added, and the document names this signature as the one that says so', () => {
		const written = pdf.toString('latin1');
		const catalog = written.slice(written.lastIndexOf('/Type /Catalog'));
		const named = /\/Perms <<\s*\/DocMDP (\d+) 0 R\s*>>/.exec(catalog)?.[1];
		const at = written.lastIndexOf(`\n${named} 0 obj\n`);
		const signature = written.slice(at, written.indexOf('endobj', at));
		expect(signature).toContain('/Type /Sig\n');
		expect(signature).toContain(
			'/Reference [<</Type /SigRef /TransformMethod /DocMDP /TransformParams <</Type /TransformParams /P 1 /V /1.2>>>>]',
		);
	});

	it('keeps the tags, outline and metadata of an unsigned one', async () => {
		const { hasSignature: before, ...unsigned } = await readTaggedPdf(await printing.bytes(CERTIFICATE));
		const { hasSignature: after, ...signed } = await readTaggedPdf(pdf);
		expect([before, after]).toEqual([false, true]);
		expect(signed).toEqual(unsigned);
		expect(signed.headings.length).toBeGreaterThan(0);
	});
});

it.each([
	['certificate', CERTIFICATE, false],
	['free certificate', { kind: 'free-certificate', content: sampleFreeCertificate() }, true],
	['proposal', { kind: 'proposal', content: typicalProposal() }, true],
] as const)('a %s says nothing of signatures: without a key, or of another kind', async (_name, document, hasKey) => {
	const pdf = await printing.bytes(document, 'ja', hasKey ? { signingKey: await makeKey('ec'), clock } : {});
	expect((await readTaggedPdf(pdf)).hasSignature).toBe(false);
	expect(pdf.toString('latin1')).not.toMatch(/ByteRange|AcroForm|SigFlags/);
});
