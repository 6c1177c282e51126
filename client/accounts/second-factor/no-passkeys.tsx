import { useText } from '#client/base/locale.tsx';
import type { NoPasskeys } from './offered.ts';

/** The same page by a name instead of an address of numbers: works where the server runs on this machine. */
const localAddress = (): string => {
	const { protocol, port } = location;
	return `${protocol}//localhost${port && `:${port}`}`;
};

/** Why there are no passkeys here, and what to do. */
export const useNoPasskeys = (): ((why: NoPasskeys) => string) => {
	const { t } = useText();
	return (why) => {
		if (why === 'ip_address') return t('accounts.secondFactor.noPasskeys.ipAddress', { address: localAddress() });
		return t(`accounts.secondFactor.noPasskeys.${why === 'other_host' ? 'otherHost' : 'browser'}`);
	};
};

export const NoPasskeysNote = ({ why }: { why: NoPasskeys }) => <p>{useNoPasskeys()(why)}</p>;
