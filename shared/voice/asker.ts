/** The operator as named on page, slip and poster, with one contact. */
export type Asker = { name: string; contact: string | null };

type Operator = { name: string; email: string | null; phone: string | null };

/** Prefers email to telephone: it can be written in any language, with help, and at any hour. */
export const askerOf = (operator: Operator | null): Asker | null =>
	operator && { name: operator.name, contact: operator.email ?? operator.phone };
