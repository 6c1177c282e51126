import { linkOrigin } from '#server/base/config.ts';
import type { Deps } from '#server/calls/deps.ts';
import { isOptional, NOTICES, type OptionalKind } from '#shared/notices/kinds.ts';

/** Link in a mail that unsubscribes from its kind without a sign-in (RFC 8058). */

export const UNSUBSCRIBE_PATH = '/unsubscribe';

const PURPOSE = 'unsubscribe';

type Subscription = { userId: number; kind: OptionalKind };

const signedValue = ({ userId, kind }: Subscription): string => `${userId}.${kind}`;

export const unsubscribeLink = (
	{ config, signer }: Pick<Deps, 'config' | 'signer'>,
	subscription: Subscription,
): string => {
	const value = signedValue(subscription);
	return `${linkOrigin(config)}${UNSUBSCRIBE_PATH}?token=${value}.${signer.sign(PURPOSE, value)}`;
};

/** Null for an invalid token. */
export const readUnsubscribeToken = ({ signer }: Pick<Deps, 'signer'>, token: string): Subscription | null => {
	const [id = '', kind = '', signature = ''] = token.split('.');
	const known = Object.keys(NOTICES).find(
		(one): one is OptionalKind => one === kind && isOptional(one as OptionalKind),
	);
	if (!known || !/^\d{1,10}$/.test(id)) return null;
	const subscription = { userId: Number(id), kind: known };
	return signer.verify(PURPOSE, signedValue(subscription), signature) ? subscription : null;
};
