import { smallElementsAttack, type Target, TEN_ATTACKERS } from './attack.ts';

/** A process of attackers, so that they take no time of the process that measures. Ends with its time. */

export type Orders = Target & { which: 'ten attackers' | 'small elements'; seconds: number };

const { which, seconds, ...target } = JSON.parse(process.argv[2] ?? '') as Orders;

const end = AbortSignal.timeout(seconds * 1_000);

await Promise.all(
	TEN_ATTACKERS.map(({ address, attack }) =>
		(which === 'ten attackers' ? attack : smallElementsAttack)(target, address, end),
	),
);
process.exit();
