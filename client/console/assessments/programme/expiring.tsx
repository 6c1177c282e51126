import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { withQuery } from '#client/base/paths.ts';
import type { Programme } from './use-programme.ts';

/** Leads to the certificates that expire soon. Their list knows the assessor, but no attributes of companies. */
export const Expiring = ({ programme, children }: { programme: Programme; children: ReactNode }) => {
	const { industry, prefecture, employees, assessor_id: assigned } = programme.filters;
	if (industry || prefecture || employees) return children;
	return <Link to={withQuery(consolePaths.certifications, { expiring: true, assigned })}>{children}</Link>;
};
