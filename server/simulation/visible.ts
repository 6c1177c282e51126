import type { ConsoleActor } from '#server/base/actor.ts';
import { isAdmin } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { companies } from '#server/db/tables/companies.ts';
import { MIN_UNSEEN_SHEETS, type SimulationResult, type StoredSimulation } from '#shared/papers/simulation.ts';

export type IsVisible = (companyId: number) => boolean;

/** Companies visible to the actor now: assignments may have changed since the simulation. */
export const visibleCompaniesOf = async (executor: Executor, actor: ConsoleActor): Promise<IsVisible> => {
	if (isAdmin(actor)) return () => true;
	const rows = await executor.select({ id: companies.id }).from(companies).where(companyVisibleTo(actor, companies.id));
	const ids = new Set(rows.map(({ id }) => id));
	return (companyId) => ids.has(companyId);
};

/**
 * The part of a simulation visible to a reader: sheets of their companies, and the total if it does not reveal single
 * companies.
 */
export const visibleResult = (stored: StoredSimulation, isVisible: IsVisible): SimulationResult => {
	const sheets = stored.sheets.filter((sheet) => isVisible(sheet.company_id));
	const simulated = stored.sheets.length;
	const unseen = simulated - sheets.length;
	const shown = unseen === 0 || unseen >= MIN_UNSEEN_SHEETS;
	return {
		...stored,
		simulated,
		sheets,
		before: shown ? stored.before : null,
		now: shown ? stored.now : null,
	};
};
