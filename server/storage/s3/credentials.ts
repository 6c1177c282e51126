import { readFile } from 'node:fs/promises';
import { fromInstanceMetadata } from '@smithy/credential-provider-imds';

/** The keys that sign requests to a bucket; those of a role end, and are then asked for again. */
export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string; expiration?: Date };

type Environment = Readonly<Record<string, string | undefined>>;

const TIME_LIMIT_MS = 5_000;

/** Renewed so long before they end. */
const SPARE_MS = 5 * 60_000;

const ask = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
	const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
	const text = await response.text();
	if (!response.ok) throw new Error(`the role of this machine gives no keys (${response.status} from ${url})`);
	return text;
};

const required = (name: string, value: string | undefined): string => {
	if (!value) throw new Error(`the role of this machine gives no ${name}`);
	return value;
};

const fromEnvironment = (env: Environment): Credentials | null => {
	const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: token } = env;
	if (!accessKeyId || !secretAccessKey) return null;
	return { accessKeyId, secretAccessKey, ...(token ? { sessionToken: token } : {}) };
};

/** A service account of Kubernetes: its token is exchanged for the keys of its role. */
const fromWebIdentity = async (env: Environment, region: string): Promise<Credentials | null> => {
	const { AWS_WEB_IDENTITY_TOKEN_FILE: file, AWS_ROLE_ARN: role, AWS_ENDPOINT_URL_STS: endpoint } = env;
	if (!file || !role) return null;
	const query = new URLSearchParams({
		Action: 'AssumeRoleWithWebIdentity',
		Version: '2011-06-15',
		RoleArn: role,
		RoleSessionName: env.AWS_ROLE_SESSION_NAME ?? 'kyosei',
		WebIdentityToken: (await readFile(file, 'utf8')).trim(),
	});
	const xml = await ask(`${endpoint ?? `https://sts.${region}.amazonaws.com`}/?${query}`);
	const field = (name: string): string => required(name, new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1]);
	return {
		accessKeyId: field('AccessKeyId'),
		secretAccessKey: field('SecretAccessKey'),
		sessionToken: field('SessionToken'),
		expiration: new Date(field('Expiration')),
	};
};

const CONTAINERS = 'http://169.254.170.2';

/** A container of ECS, or a pod of EKS. */
const fromContainer = async (env: Environment): Promise<Credentials | null> => {
	const { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: relative, AWS_CONTAINER_CREDENTIALS_FULL_URI: full } = env;
	const url = relative ? `${CONTAINERS}${relative}` : full;
	if (!url) return null;
	const file = env.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE;
	const token = file ? (await readFile(file, 'utf8')).trim() : env.AWS_CONTAINER_AUTHORIZATION_TOKEN;
	const answer = JSON.parse(await ask(url, token ? { Authorization: token } : {})) as Record<string, string>;
	return {
		accessKeyId: required('AccessKeyId', answer.AccessKeyId),
		secretAccessKey: required('SecretAccessKey', answer.SecretAccessKey),
		sessionToken: required('Token', answer.Token),
		expiration: new Date(required('Expiration', answer.Expiration)),
	};
};

const fromInstance = fromInstanceMetadata({ timeout: TIME_LIMIT_MS, maxRetries: 2 });

const isFresh = ({ expiration }: Credentials): boolean =>
	expiration === undefined || expiration.getTime() - Date.now() > SPARE_MS;

/** The keys of the role of this machine, where the settings name none: of its environment, its pod, container or instance. */
export const roleOfMachine = (region: string, env: Environment = process.env): (() => Promise<Credentials>) => {
	let known: Credentials | null = null;
	return async () => {
		if (known && isFresh(known)) return known;
		known =
			fromEnvironment(env) ??
			(await fromWebIdentity(env, region)) ??
			(await fromContainer(env)) ??
			(await fromInstance());
		return known;
	};
};
