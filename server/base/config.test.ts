import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, linkOrigin, readConfig, requireDatabase } from './config.ts';
import { operatorIn } from './operator.ts';
import { cautions } from './production.ts';
import { SETTING_NAMES } from './settings.ts';

const errorOf = (env: Record<string, string>): string => {
	try {
		readConfig(env);
	} catch (error) {
		if (error instanceof ConfigError) return error.message;
	}
	return 'valid';
};

test('every setting has a default', () => {
	const config = readConfig({});
	expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: '.data', databaseUrl: null, redisUrl: null });
	expect(config).toMatchObject({ production: false, embedded: false, trustProxy: [], partnerReferers: {}, s3: null });
});

test('an empty value counts as unset', () => {
	expect(readConfig({ PORT: '', DATA_DIR: ' ', LOG_LEVEL: '', REDIS_URL: '', TRUST_PROXY: '' })).toEqual(
		readConfig({}),
	);
});

test('values are parsed to their types', () => {
	const config = readConfig({
		PORT: '8080',
		PUBLIC_URL: 'https://kyosei.example.com/somewhere',
		TRUST_PROXY: '10.0.0.0/8, ::1',
		PARTNER_REFERERS: '{"a":"https://partner.example.com/x"}',
		S3_BUCKET: 'papers',
		S3_FORCE_PATH_STYLE: 'true',
	});
	expect(config.port).toBe(8080);
	expect(config.publicUrl).toBe('https://kyosei.example.com');
	expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
	expect(config.partnerReferers).toEqual({ a: 'https://partner.example.com/x' });
	expect(config.s3).toMatchObject({ bucket: 'papers', region: 'us-east-1', forcePathStyle: true });
});

test.each([
	['PORT', 'eighty', 'must be a whole number from 0 to 65535'],
	['PORT', '65536', 'must be a whole number from 0 to 65535'],
	['PORT', '80.5', 'must be a whole number from 0 to 65535'],
	['NODE_ENV', 'prod', 'must be one of development, production, test'],
	['LOG_LEVEL', 'loud', 'must be one of trace, debug, info, warn, error, fatal, silent'],
	['PUBLIC_URL', 'kyosei.example.com', 'must be a URL such as https://kyosei.example.com'],
	['DATABASE_URL', 'mysql://localhost/x', 'must be a URL such as postgresql://user:password@localhost:5432/kyosei'],
	['REDIS_URL', 'localhost:6379', 'must be a URL such as redis://localhost:6379'],
	['SMTP_URL', 'http://mail', 'must be a URL such as smtp://user:password@mail.example.com:587'],
	['TRUST_PROXY', '10.0.0.0/33', 'must be addresses or ranges such as 10.0.0.0/8, comma-joined'],
	['TRUST_PROXY', 'true', 'must be addresses or ranges such as 10.0.0.0/8, comma-joined'],
	['PARTNER_REFERERS', '["https://a.example.com"]', 'must be a JSON object of referer id to URL'],
	['PARTNER_REFERERS', '{"a":"javascript:alert(1)"}', 'must be a JSON object of referer id to URL'],
	['S3_FORCE_PATH_STYLE', 'yes', 'must be true or false'],
])('%s=%s is rejected with one line that names the setting', (name, value, reason) => {
	expect(errorOf({ [name]: value })).toBe(`Setting ${name} is wrong: ${reason}`);
});

const PRODUCTION = {
	NODE_ENV: 'production',
	APP_SECRET: 'Zk3vP0q9XyT7mN2cR8sW5bH1',
	PUBLIC_URL: 'https://kyosei.example.com',
};
const GOOD_SECRET = 'Zk3vP0q9XyT7mN2cR8sW5bH1LdJ6gA4e';

test('production requires a strong secret and the public address, and names all that is missing at once', () => {
	expect(errorOf({ NODE_ENV: 'production', PORT: 'eighty', LOG_LEVEL: 'loud' }).split('\n')).toEqual([
		'Setting PORT is wrong: must be a whole number from 0 to 65535',
		'Setting LOG_LEVEL is wrong: must be one of trace, debug, info, warn, error, fatal, silent',
		'Setting APP_SECRET is required in production; make one with: openssl rand -base64 48',
		'Setting PUBLIC_URL is required in production, such as https://kyosei.example.com: links in mails lead there',
	]);
	expect(errorOf(PRODUCTION)).toMatch(/^Setting APP_SECRET is too easy to guess: it has fewer than 32 characters; /);
	expect(errorOf({ ...PRODUCTION, APP_SECRET: 'x'.repeat(64) })).toMatch(/^Setting APP_SECRET .*: it repeats itself; /);
	expect(readConfig({ ...PRODUCTION, APP_SECRET: GOOD_SECRET }).production).toBe(true);
	expect(readConfig({ APP_SECRET: 'x' }).secret, 'in development any will do').toBe('x');
});

test.each([
	[{ HOST: '0.0.0.0' }, [/^HOST 0\.0\.0\.0 may be reached from other machines/]],
	[{ HOST: '::' }, [/^HOST :: may be reached/]],
	[{ HOST: '127.0.0.2' }, []],
	[{ HOST: '::1' }, []],
	[{ HOST: 'localhost' }, []],
	[{ HOST: '0.0.0.0', ...PRODUCTION, APP_SECRET: GOOD_SECRET }, []],
	[
		{ ...PRODUCTION, APP_SECRET: GOOD_SECRET, PUBLIC_URL: 'http://kyosei.example.com' },
		[/^PUBLIC_URL http:\/\/kyosei\.example\.com is not https/],
	],
	[{ ...PRODUCTION, APP_SECRET: GOOD_SECRET, PUBLIC_URL: 'http://localhost:8080' }, []],
])('%o is cautioned about', (env, expected) => {
	const found = cautions(readConfig(env));
	expect(found).toHaveLength(expected.length);
	for (const [at, pattern] of expected.entries()) expect(found[at]).toMatch(pattern);
});

test('an operator has a name', () => {
	expect(readConfig({ OPERATOR_NAME: ' 検証機構 ', OPERATOR_PHONE: '03-0000-0000' }).operator).toEqual({
		name: '検証機構',
		representative: null,
		postal_address: null,
		email: null,
		phone: '03-0000-0000',
		has_fees: false,
	});
	expect(errorOf({ OPERATOR_PHONE: '03-0000-0000' })).toBe(
		'Setting OPERATOR_NAME is required where another OPERATOR_ setting is set',
	);
	expect(errorOf({ OPERATOR_NAME: 'x', OPERATOR_SECURITY_CONTACT: 'http://example.com' })).toBe(
		'Setting OPERATOR_SECURITY_CONTACT is wrong: must be an email address or an https URL',
	);
	expect(errorOf({ OPERATOR_NAME: 'x', OPERATOR_EMAIL: 'nobody' })).toBe(
		'Setting OPERATOR_EMAIL is wrong: must be an email address',
	);
});

test('an operator may have an English name', () => {
	const config = readConfig({ OPERATOR_NAME: '検証機構', OPERATOR_NAME_EN: 'Test Organization' });
	expect([operatorIn(config, 'ja')?.name, operatorIn(config, 'en')?.name]).toEqual(['検証機構', 'Test Organization']);
	expect(operatorIn(readConfig({ OPERATOR_NAME: '検証機構' }), 'en')?.name).toBe('検証機構');
	expect(operatorIn(readConfig({}), 'en')).toBeNull();
});

test('a signatory is a title and a name', () => {
	const signatory = (text: string) => readConfig({ OPERATOR_NAME: 'x', OPERATOR_SIGNATORY: text }).operatorSignatory;
	expect(signatory(' 代表理事 | 佐伯 陽子 ')).toEqual({ title: '代表理事', name: '佐伯 陽子' });
	expect(signatory('代表理事｜佐伯 陽子')).toEqual({ title: '代表理事', name: '佐伯 陽子' });
	for (const wrong of ['佐伯 陽子', '|佐伯 陽子', '代表理事|', 'a|b|c', `${'長'.repeat(41)}|x`]) {
		expect(errorOf({ OPERATOR_NAME: 'x', OPERATOR_SIGNATORY: wrong })).toBe(
			'Setting OPERATOR_SIGNATORY is wrong: must be a title and a name of up to 40 characters with a bar in between, such as Chair|Hanako Mihon',
		);
	}
	expect(errorOf({ OPERATOR_SIGNATORY: '代表理事|佐伯 陽子' })).toContain('OPERATOR_NAME is required');
	expect(readConfig({ OPERATOR_NAME: 'x' })).toMatchObject({ operatorSignatory: null, operatorSeal: null });
});

test("the operator's fees are a text of the operator", () => {
	const { operator, operatorFees } = readConfig({ OPERATOR_NAME: 'x', OPERATOR_FEES: ' 1社 300,000円\n（税別） ' });
	expect([operator?.has_fees, operatorFees]).toEqual([true, '1社 300,000円\n（税別）']);
	expect(readConfig({ OPERATOR_NAME: 'x', OPERATOR_FEES: ' ' }).operatorFees).toBe(null);
	expect(errorOf({ OPERATOR_FEES: '300,000円' })).toBe(
		'Setting OPERATOR_NAME is required where another OPERATOR_ setting is set',
	);
	expect(errorOf({ OPERATOR_NAME: 'x', OPERATOR_FEES: '円'.repeat(5_001) })).toBe(
		'Setting OPERATOR_FEES is wrong: must be at most 5000 characters',
	);
});

test('a process started on its own requires DATABASE_URL', () => {
	expect(() => requireDatabase(readConfig({}))).toThrow('Setting DATABASE_URL is required');
	expect(requireDatabase(readConfig({ DATABASE_URL: 'postgresql://localhost/x' })).databaseUrl).toContain('/x');
});

test('a replica follows a primary that is named, and is not itself', () => {
	const DATABASE_URL = 'postgresql://primary/kyosei';
	const DATABASE_REPLICA_URL = 'postgresql://replica/kyosei';
	expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URL }).databaseReplicaUrl).toBe(DATABASE_REPLICA_URL);
	expect(errorOf({ DATABASE_REPLICA_URL })).toBe('Setting DATABASE_URL is required where DATABASE_REPLICA_URL is set');
	expect(errorOf({ DATABASE_URL, DATABASE_REPLICA_URL: 'replica' })).toBe(
		'Setting DATABASE_REPLICA_URL is wrong: must be a URL such as postgresql://user:password@replica:5432/kyosei',
	);
	expect(errorOf({ DATABASE_URL, DATABASE_REPLICA_URL: DATABASE_URL })).toBe(
		'Setting DATABASE_REPLICA_URL is wrong: must not be DATABASE_URL',
	);
});

test('a signing key has its file and its password', () => {
	const [SIGNING_P12, SIGNING_P12_PASSWORD] = ['signing.p12', ' secret '];
	expect(readConfig({}).signing).toBeNull();
	expect(readConfig({ SIGNING_P12, SIGNING_P12_PASSWORD }).signing).toEqual({
		file: 'signing.p12',
		password: ' secret ',
	});
	expect(errorOf({ SIGNING_P12 })).toBe('Setting SIGNING_P12_PASSWORD is required where SIGNING_P12 is set');
	expect(errorOf({ SIGNING_P12_PASSWORD })).toBe('Setting SIGNING_P12 is required where SIGNING_P12_PASSWORD is set');
});

test('what is late has needed attention before', () => {
	expect(readConfig({}).ageDays).toEqual({ warn: 7, late: 14 });
	expect(readConfig({ AGE_WARN_DAYS: '3', AGE_LATE_DAYS: '3' }).ageDays).toEqual({ warn: 3, late: 3 });
	expect(errorOf({ AGE_WARN_DAYS: '15' })).toBe('Setting AGE_LATE_DAYS is wrong: must not be less than AGE_WARN_DAYS');
});

test('links have an origin that a browser can open', () => {
	expect(linkOrigin({ publicUrl: 'https://a.example.com', host: '0.0.0.0', port: 80 })).toBe('https://a.example.com');
	expect(linkOrigin({ publicUrl: null, host: '0.0.0.0', port: 3000 })).toBe('http://localhost:3000');
	expect(linkOrigin({ publicUrl: null, host: '::1', port: 3000 })).toBe('http://[::1]:3000');
});

test('.env.example lists every setting and no other', () => {
	const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
	const listed = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
	expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted());
	expect(new Set(listed).size).toBe(listed.length);
});

test('.env.example states the defaults', () => {
	const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
	const uncommented = example.replaceAll(/^# ?(?=[A-Z][A-Z0-9_]+=)/gm, '');
	const env = Object.fromEntries([...uncommented.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, k, v]) => [k, v]));
	expect(readConfig(env)).toEqual(readConfig({}));
});
