import type { Config } from '#server/base/config.ts';
import { isLoopback } from '#server/base/production.ts';
import { weaknessOf } from '#server/base/secret-strength.ts';
import { BACKUP_CHECK_DAYS, GOING_LIVE_STEPS, type GoingLive, type GoingLiveStep } from '#shared/going-live/schemas.ts';
import type { GoingLiveFacts } from './facts.ts';

const DAY_MS = 86_400_000;

/** Domains that nobody can own (RFC 2606), such as that of the demo's operator. */
const INVENTED = /@(?:.+\.)?(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)>?$/i;

const isInvented = (address: string | null): boolean => address !== null && INVENTED.test(address);

/** Those of the settings whose condition holds. */
const those = (settings: Readonly<Record<string, boolean>>): string[] =>
	Object.keys(settings).filter((name) => settings[name]);

const operatorSettings = ({ operator }: Config): string[] => {
	// Whoever has no address of their own is invented as a whole.
	const isNobody = operator === null || isInvented(operator.email);
	return those({
		OPERATOR_NAME: isNobody,
		OPERATOR_ADDRESS: isNobody || operator.postal_address === null,
		OPERATOR_EMAIL: isNobody || operator.email === null,
	});
};

const isPublicHttps = (url: string | null): boolean => {
	if (url === null) return false;
	const { protocol, hostname } = new URL(url);
	return protocol === 'https:' && !isLoopback(hostname);
};

/** The settings that a step still waits for. */
const settingsOf = (config: Config): Readonly<Partial<Record<GoingLiveStep, string[]>>> => ({
	production: those({ NODE_ENV: !config.production, DATABASE_URL: config.embedded }),
	address: those({ PUBLIC_URL: !isPublicHttps(config.publicUrl) }),
	secret: those({ APP_SECRET: config.secret === null || weaknessOf(config.secret) !== null }),
	operator: operatorSettings(config),
	mail: those({ SMTP_URL: config.smtpUrl === null, MAIL_FROM: isInvented(config.mailFrom) }),
});

const isRecent = (at: Date | null, now: Date): boolean =>
	at !== null && now.getTime() - at.getTime() <= BACKUP_CHECK_DAYS * DAY_MS;

/** What an installation has and lacks for going live, by its settings and what the database says. */
export const stepsOf = (config: Config, facts: GoingLiveFacts, now: Date): GoingLive => {
	const settings = settingsOf(config);
	const seen: Readonly<Partial<Record<GoingLiveStep, boolean>>> = {
		mail: facts.lastMailAt !== null,
		demo_accounts: !facts.hasDemoPasswords,
		second_factors: facts.adminsWithoutFactor === 0,
		papers: facts.hasBothPapers,
		assessor: facts.hasAssessor,
		backup: isRecent(facts.backupCheckedAt, now),
	};
	const lastAt: Readonly<Partial<Record<GoingLiveStep, Date | null>>> = {
		mail: facts.lastMailAt,
		backup: facts.backupCheckedAt,
	};
	return GOING_LIVE_STEPS.map((step) => {
		const waiting = settings[step] ?? [];
		return {
			step,
			is_done: waiting.length === 0 && (seen[step] ?? true),
			settings: waiting,
			missing: step === 'second_factors' ? facts.adminsWithoutFactor : null,
			last_at: lastAt[step]?.toISOString() ?? null,
		};
	});
};
