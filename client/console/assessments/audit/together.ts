import type { AuditRow, ShownRow } from './sentence.tsx';

const CHECKING = 'checking.';
const MOMENT_MS = 60_000;

const isSameWork = (one: AuditRow, other: AuditRow): boolean =>
	one.action.startsWith(CHECKING) &&
	other.action.startsWith(CHECKING) &&
	one.action !== other.action &&
	one.actor?.id === other.actor?.id &&
	one.subject_id === other.subject_id &&
	one.detail.sub_category_id === other.detail.sub_category_id &&
	one.detail.round === other.detail.round &&
	Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at)) <= MOMENT_MS;

/**
 * Rating a sub-category, saving it and marking it as checked are three events, of which the log keeps each. Neighbors of
 * the same person and minute are shown as one row.
 */
export const together = (rows: readonly AuditRow[]): ShownRow[] => {
	const shown: ShownRow[] = [];
	for (const row of rows) {
		const last = shown.at(-1);
		const isNew = last?.along.every(({ action }) => action !== row.action) ?? true;
		if (last && isNew && isSameWork(last, row)) shown[shown.length - 1] = { ...last, along: [...last.along, row] };
		else shown.push({ ...row, along: [] });
	}
	return shown;
};
