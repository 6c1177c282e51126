import { paths } from '#client/base/paths.ts';
import type { OpenedPhone } from '#shared/evidence/phone.ts';

/** The address in the QR code. The token is in its fragment, which browsers never send to a server. */
export const photoAddress = ({ origin, token }: Pick<OpenedPhone, 'origin' | 'token'>, here: string): string =>
	`${origin ?? here}${paths.photo}#${token}`;

/** Minutes and seconds, such as 14:05. */
export const clockText = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
