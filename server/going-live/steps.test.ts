import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { BACKUP_CHECK_DAYS, GOING_LIVE_STEPS } from '#shared/going-live/schemas.ts';
import type { GoingLiveFacts } from './facts.ts';
import { stepsOf } from './steps.ts';

const NOW = new Date('2026-11-26T00:00:00.000Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

const SECRET = 'Zk3vP0q9XyT7mN2cR8sW5bH1LdJ6gA4e';

const READY_SETTINGS = {
	NODE_ENV: 'production',
	DATABASE_URL: 'postgresql://kyosei:pw@db:5432/kyosei',
	PUBLIC_URL: 'https://kyosei.jp',
	APP_SECRET: SECRET,
	OPERATOR_NAME: '評価機構',
	OPERATOR_ADDRESS: '東京都',
	OPERATOR_EMAIL: 'info@kyosei.jp',
	SMTP_URL: 'smtp://mail:25',
	MAIL_FROM: 'Kyosei <no-reply@kyosei.jp>',
};

const READY_FACTS: GoingLiveFacts = {
	lastMailAt: daysAgo(1),
	hasDemoPasswords: false,
	adminsWithoutFactor: 0,
	hasBothPapers: true,
	hasAssessor: true,
	backupCheckedAt: daysAgo(1),
};

const stepsWith = (settings: Record<string, string> = {}, facts: Partial<GoingLiveFacts> = {}) =>
	stepsOf(readConfig({ ...READY_SETTINGS, ...settings }), { ...READY_FACTS, ...facts }, NOW);

/** The steps that are open, each with the settings that it waits for. */
const openWith = (...given: Parameters<typeof stepsWith>) =>
	stepsWith(...given)
		.filter((step) => !step.is_done)
		.map(({ step, settings }) => [step, ...settings].join(' '));

describe('the steps of going live', () => {
	it('are all done where nothing is missing, in their order', () => {
		expect(openWith()).toEqual([]);
		expect(stepsWith().map(({ step }) => step)).toEqual(GOING_LIVE_STEPS);
	});

	it.each([
		[{ NODE_ENV: 'development', EMBEDDED: 'true' }, 'production NODE_ENV DATABASE_URL'],
		[{ PUBLIC_URL: 'http://kyosei.jp' }, 'address PUBLIC_URL'],
		[{ PUBLIC_URL: 'https://localhost' }, 'address PUBLIC_URL'],
		[{ OPERATOR_ADDRESS: '' }, 'operator OPERATOR_ADDRESS'],
		[{ OPERATOR_EMAIL: '' }, 'operator OPERATOR_EMAIL'],
		[{ OPERATOR_EMAIL: 'info@example.com' }, 'operator OPERATOR_NAME OPERATOR_ADDRESS OPERATOR_EMAIL'],
		[{ SMTP_URL: '' }, 'mail SMTP_URL'],
		[{ MAIL_FROM: 'Kyosei <no-reply@localhost>' }, 'mail MAIL_FROM'],
		[{ MAIL_FROM: 'no-reply@mail.example.org' }, 'mail MAIL_FROM'],
	])('name the settings that do not fit: %o', (settings, open) => {
		expect(openWith(settings)).toEqual([open]);
	});

	it('of the demo lack nearly everything', () => {
		const config = readConfig({ EMBEDDED: 'true', OPERATOR_NAME: 'デモ', OPERATOR_EMAIL: 'info@example.com' });
		const open = stepsOf(config, READY_FACTS, NOW).filter((step) => !step.is_done);
		expect(open.map(({ step }) => step)).toEqual(['production', 'address', 'secret', 'operator', 'mail']);
	});

	it.each([
		[{ lastMailAt: null }, 'mail'],
		[{ hasDemoPasswords: true }, 'demo_accounts'],
		[{ adminsWithoutFactor: 2 }, 'second_factors'],
		[{ hasBothPapers: false }, 'papers'],
		[{ hasAssessor: false }, 'assessor'],
		[{ backupCheckedAt: null }, 'backup'],
		[{ backupCheckedAt: daysAgo(BACKUP_CHECK_DAYS + 1) }, 'backup'],
	])('say what the database lacks: %o', (facts, open) => {
		expect(openWith({}, facts)).toEqual([open]);
	});

	it('count admins, and tell when the last mail was sent and the last backup checked', () => {
		const steps = stepsWith({}, { adminsWithoutFactor: 2 });
		expect(steps.filter(({ missing }) => missing !== null)).toMatchObject([{ step: 'second_factors', missing: 2 }]);
		expect(steps.filter(({ last_at: at }) => at !== null).map(({ step }) => step)).toEqual(['mail', 'backup']);
	});

	it('tell no values of settings', () => {
		const told = JSON.stringify(stepsWith({ OPERATOR_ADDRESS: '' }));
		const { NODE_ENV: _, ...values } = READY_SETTINGS;
		for (const value of Object.values(values)) expect(told).not.toContain(value);
	});
});
