/** Who asks, as page, slip and poster name them: the operator, with one contact. */
export type Asker = { name: string; contact: string | null };

type Operator = { name: string; email: string | null; phone: string | null };

/** Mail before the telephone: it can be written in any language, with somebody's help, and at any hour. */
export const askerOf = (operator: Operator | null): Asker | null =>
	operator && { name: operator.name, contact: operator.email ?? operator.phone };
