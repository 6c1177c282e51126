import { api } from '#client/api/client.ts';
import { CurrentPosition } from '#client/documents/report/current-position.tsx';

type ShownPositionProps = { input: { id: number; is_first_time: boolean } };

/** The current position of a company among all, as the company sees it. */
export const ShownPosition = ({ input }: ShownPositionProps) => (
	<CurrentPosition query={api.console.reports.position.useQuery(input, { meta: { handlesFailure: true } })} />
);
