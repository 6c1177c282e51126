import { Secret, TOTP } from 'otpauth';
import { passkeys } from '#server/db/tables/second-factor.ts';
import type { FactorAdded, SecondFactorAsked } from '#shared/accounts/second-factor.ts';
import { type SoftwarePasskey, softwarePasskey } from '#tests/support/accounts/passkey.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Answer, type CallOptions, call } from '#tests/support/client.ts';
import { PASSWORD, type Person, unique } from '#tests/support/factories.ts';

/** Users with a second factor, and their sign-ins. */

export type Area = 'app' | 'console';

export const areaOf = ({ user }: Pick<Person, 'user'>): Area => user.area;

/** The current code of an authenticator app. */
export const codeAt = (secret: string, now: Date): string =>
	new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
		timestamp: now.getTime(),
	});

/** A code that is wrong now, and also in the previous and next time step. */
export const wrongCode = (secret: string, now: Date): string => {
	const right = [-1, 0, 1].map((step) => codeAt(secret, new Date(now.getTime() + step * 30_000)));
	return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '444444';
};

const bodyOf = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
	const { status, data, text } = await answer;
	if (status !== 200) throw new Error(`${status}: ${text}`);
	return data;
};

export type WithTotp = { secret: string; recoveryCodes: string[] };

/** Sets up an authenticator app for a signed-in user, and advances the clock, since a code works only once. */
export const addTotp = async (app: TestApp, person: Person): Promise<WithTotp> => {
	const path = `/${areaOf(person)}/second_factor/totp`;
	const { secret } = await bodyOf(person.post<{ secret: string; uri: string }>(path, { password: PASSWORD }));
	const code = codeAt(secret, app.clock.now());
	const added = await bodyOf(person.post<FactorAdded>(`${path}/confirm`, { code }));
	app.clock.advance(30_000);
	return { secret, recoveryCodes: added.recovery_codes ?? [] };
};

type Started = { challenge: string; options: Parameters<SoftwarePasskey['create']>[0] };

/** Adds a passkey for a signed-in user. */
export const addPasskey = async (person: Person, passkey: SoftwarePasskey, name = 'パソコン'): Promise<FactorAdded> => {
	const path = `/${areaOf(person)}/second_factor/passkeys`;
	const { challenge, options } = await bodyOf(person.post<Started>(`${path}/start`, { password: PASSWORD }));
	return bodyOf(person.post<FactorAdded>(path, { challenge, name, passkey: passkey.create(options) }));
};

/** A passkey for the origin of an app. */
export const passkeyFor = (origin: string, device: { isVerifying?: boolean; counter?: number } = {}): SoftwarePasskey =>
	softwarePasskey({ origin, rpId: new URL(origin).hostname, ...device });

export type Login = { user: { name: string; role: number; email: string }; token: string };

type Options = Pick<CallOptions, 'headers' | 'locale'>;

export const logIn = (app: TestApp, { user }: Pick<Person, 'user'>, options: Options & { password?: string } = {}) => {
	const { password = PASSWORD, ...rest } = options;
	return call<Login>(app, 'POST', `/${user.area}/login`, { body: { email: user.email, password }, ...rest });
};

/** The body of the 401 that asks for a second factor. */
export const askedOf = ({ text }: Answer): SecondFactorAsked => JSON.parse(text) as SecondFactorAsked;

/** Signs in with the password, and returns the second factors that are asked for. */
export const ask = async (app: TestApp, person: Pick<Person, 'user'>, options: Options = {}) => {
	const answer = await logIn(app, person, options);
	if (answer.status !== 401) throw new Error(`${answer.status}: ${answer.text}`);
	return askedOf(answer);
};

export const answerStep = (app: TestApp, area: Area, body: Record<string, unknown>, options: Options = {}) =>
	call<Login>(app, 'POST', `/${area}/login/second_factor`, { body, ...options });

/** Inserts a passkey that no device has. */
export const makePasskeyRow = async ({ deps }: TestApp, userId: number): Promise<number> => {
	const [row] = await deps.db
		.insert(passkeys)
		.values({ userId, credentialId: unique('credential'), publicKey: 'AA', name: unique('鍵') })
		.returning({ id: passkeys.id });
	if (!row) throw new Error('no passkey was made');
	return row.id;
};
