import type { Cost } from './cost.ts';
import { isOperation, type OperationTree } from './operation.ts';

type Costs = Readonly<Record<string, Cost>>;

/** Calls left over in `unused` stand in no tree. @throws Error naming a call without a cost */
const priced = (tree: OperationTree, costs: Costs, unused: Set<string>, prefix: string): OperationTree =>
	Object.fromEntries(
		Object.entries(tree).map(([key, node]) => {
			const name = prefix + key;
			if (!isOperation(node)) return [key, priced(node, costs, unused, `${name}.`)];
			const cost = costs[name];
			if (cost === undefined) throw new Error(`the call ${name} has no row in server/costs.ts`);
			unused.delete(name);
			return [key, { ...node, cost }];
		}),
	);

/** Gives every operation its cost. @throws Error if an operation has none, or a cost no operation */
export const withCosts = <T extends OperationTree>(tree: T, costs: Costs): T => {
	const unused = new Set(Object.keys(costs));
	const whole = priced(tree, costs, unused, '');
	if (unused.size > 0) throw new Error(`server/costs.ts has rows of no call: ${[...unused].join(', ')}`);
	return whole as T;
};
