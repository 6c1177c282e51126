import { useText } from '#client/base/locale.tsx';
import type { NoPasskeys } from './offered.ts';

/** This server's address with `localhost` instead of an IP address; works if the server runs on this machine. */
const localAddress = (): string => {
	const { protocol, port } = location;
	return `${protocol}//localhost${port && `:${port}`}`;
};

/** Returns the text that says why passkeys do not work here, and what to do. */
export const useNoPasskeys = (): ((why: NoPasskeys) => string) => {
	const { t } = useText();
	return (why) => {
		if (why === 'ip_address') return t('accounts.secondFactor.noPasskeys.ipAddress', { address: localAddress() });
		return t(`accounts.secondFactor.noPasskeys.${why === 'other_host' ? 'otherHost' : 'browser'}`);
	};
};

export const NoPasskeysNote = ({ why }: { why: NoPasskeys }) => <p>{useNoPasskeys()(why)}</p>;
