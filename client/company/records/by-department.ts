import type { PreparedRecord } from '#shared/answering/records.ts';
import { DEPARTMENTS, type Department } from '#shared/papers/departments.ts';

type DepartmentRecords = { department: Department | null; records: PreparedRecord[] };

/**
 * Records by the department that mostly keeps them, in the order of departments; those that serve most questions first.
 * Records of no department come last.
 */
export const byDepartment = (records: readonly PreparedRecord[]): DepartmentRecords[] => {
	const groups = Map.groupBy(records, ({ department }) => department[0] ?? null);
	return [...DEPARTMENTS, null].flatMap((department) => {
		const own = groups.get(department) ?? [];
		const sorted = own.toSorted((a, b) => b.questions.length - a.questions.length);
		return own.length > 0 ? [{ department, records: sorted }] : [];
	});
};
