import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseRows } from '#scripts/company/erase.ts';
import { readConfig } from '#server/base/config.ts';
import { createIssuer } from '#server/base/issuer/issuer.ts';
import { issuerSeals } from '#server/db/tables/certificates.ts';
import type { Certificate, Certification } from '#shared/certificates/schemas.ts';
import type { Verification } from '#shared/certificates/verification.ts';
import { tokyoDate } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import { readIssued, reissue } from '#tests/support/assessment/withdrawal.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf } from '#tests/support/certificates.ts';
import { call } from '#tests/support/client.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { archiveAll } from '#tests/support/printed/archive.ts';

/** Who issued a certificate: as the settings were then, whatever they are now. */

const folder = mkdtempSync(path.join(tmpdir(), 'kyosei-issuer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sealFile = (color: string): string => {
	const file = path.join(folder, `${color}.svg`);
	const circle = `<circle cx="12" cy="12" r="10" fill="${color}"/>`;
	writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${circle}</svg>`);
	return file;
};

const FIRST = { OPERATOR_NAME: '検証評価機構', OPERATOR_SIGNATORY: '理事長|検証 花子', OPERATOR_SEAL: sealFile('red') };
const SECOND = { OPERATOR_NAME: '改名評価機構', OPERATOR_SIGNATORY: '会長|後任 太郎', OPERATOR_SEAL: sealFile('blue') };
const OF_FIRST = { organization: '検証評価機構', signatory: { title: '理事長', name: '検証 花子' } };
const OF_SECOND = { organization: '改名評価機構', signatory: { title: '会長', name: '後任 太郎' } };

// One server, whose settings the tests replace as a restart would.
const booted = withApp({ env: FIRST, servers: 1 });

const restartWith = (env: Record<string, string>): void => {
	booted.current.deps.issuer = createIssuer(readConfig(env));
};

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});
beforeEach(() => restartWith(FIRST));

const own = async ({ owner }: Pick<Staged, 'owner'>): Promise<Certificate> =>
	(await owner.get<Certificate>('/app/certificate')).data;

const verify = async (code: string | null) => (await call<Verification>(booted.current, 'GET', `/verify/${code}`)).data;

describe('a certificate', () => {
	it('keeps the issuer and the seal of its day; a new one has those of its own', async () => {
		const app = booted.current;
		const older = await assessmentAt(app, 13);
		const issued = await own(older);
		expect(issued.issuer).toEqual(OF_FIRST);
		expect(issued.seal).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/);
		restartWith(SECOND);
		const newer = await assessmentAt(app, 13);
		expect(await own(older)).toEqual(issued);
		const other = await own(newer);
		expect(other.issuer).toEqual(OF_SECOND);
		expect(other.seal).not.toBe(issued.seal);
		const printed = await archiveAll(app);
		const contents = printed.filter(({ content }) => 'code' in content && content.code === issued.code);
		expect(contents.length).toBeGreaterThan(0);
		for (const { content } of contents) expect(content).toMatchObject({ issuer: OF_FIRST, seal: issued.seal });
	});

	it('stores each seal once', async () => {
		const app = booted.current;
		const count = async () => (await app.deps.db.select({ hash: issuerSeals.hash }).from(issuerSeals)).length;
		await assessmentAt(app, 13);
		const before = await count();
		await assessmentAt(app, 13);
		expect(await count()).toBe(before);
	});

	it('is corrected by the present issuer, with the date of issue that it had', async () => {
		const staged = await assessmentAt(booted.current, 13);
		const corrected = await own(staged);
		restartWith(SECOND);
		const { reissue: preview } = await readIssued(staged);
		expect(preview?.issuer).toEqual(OF_SECOND);
		expect((await reissue(staged, tokyoDate(booted.current.clock.now()))).status).toBe(200);
		const replacement = await own(staged);
		expect([replacement.issuer, replacement.issued_at]).toEqual([OF_SECOND, corrected.issued_at]);
		const { certificates } = await readIssued(staged);
		expect(certificates.map(({ issuer }) => issuer)).toEqual([OF_SECOND, OF_FIRST]);
		expect((await verify(corrected.code)).issuer).toEqual(OF_FIRST);
	});

	it('shows before the issue who will have issued it', async () => {
		const { admin, progress } = await assessmentAt(booted.current, 12);
		const { data } = await admin.get<Certification>(`/console/certifications/${progress.id}`);
		expect(data.to_be_printed?.issuer).toEqual(OF_FIRST);
	});

	it('without OPERATOR_NAME names nobody, and without a signatory or a seal invents none', async () => {
		restartWith({});
		expect(await own(await assessmentAt(booted.current, 13))).toMatchObject({ issuer: null, seal: null });
		restartWith({ OPERATOR_NAME: '検証評価機構' });
		expect(await own(await assessmentAt(booted.current, 13))).toMatchObject({
			issuer: { organization: '検証評価機構', signatory: null },
			seal: null,
		});
	});
});

describe('/verify', () => {
	const page = async (code: string, locale: string): Promise<string> => {
		const headers = { Cookie: `locale=${locale}` };
		return (await fetch(`${booted.current.url}/verify/${code}`, { headers })).text();
	};

	it('names the issuer, draws the stars, and says that the State has no part in it', async () => {
		const { progress } = await assessmentAt(booted.current, 13);
		const { code, stars } = await certificateOf(booted.current, progress.id);
		restartWith(SECOND);
		expect((await verify(code)).issuer).toEqual(OF_FIRST);
		const [ja, en] = [await page(code, 'ja'), await page(code, 'en')];
		expect(ja).toContain('<dt>発行者</dt><dd>検証評価機構　理事長　検証 花子</dd>');
		expect(ja).toContain('国や公的機関の認定ではありません');
		expect(en).toContain('<dt>Issued by</dt><dd>検証評価機構: 検証 花子, 理事長</dd>');
		const drawn = /<span class="stars"[^>]*>(.*?)<\/span>/s.exec(ja)?.[1] ?? '';
		expect(drawn.split('<svg').length - 1).toBe(stars);
	});

	it('still does for an erased company', async () => {
		const { deps } = booted.current;
		const { progress, companyId } = await assessmentAt(booted.current, 13);
		const { code } = await certificateOf(booted.current, progress.id);
		const { databaseUrl } = deps.config;
		if (!databaseUrl) throw new Error('tests have a database');
		await eraseRows({ ...deps, config: { ...deps.config, databaseUrl } }, companyId, { evenUnderWay: false });
		expect((await verify(code)).issuer).toEqual(OF_FIRST);
	});
});
