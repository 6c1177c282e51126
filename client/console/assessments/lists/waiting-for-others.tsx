import { Link } from 'wouter';
import { AT_ONCE, api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { withQuery } from '#client/base/paths.ts';
import { useStaff } from '#client/console/shell/staff.ts';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Table } from '#client/ui/table.tsx';
import { useProgressColumns } from './columns.tsx';
import { openingOrderOf, presetOf } from './work-views.ts';

const SHOWN = 5;

/** Below one's own work: what waits for others, due first. Nothing if nothing does. */
export const WaitingForOthers = () => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const columns = useProgressColumns();
	const input = { page: 1, per_page: SHOWN, sort: openingOrderOf('company'), ...presetOf('company', isAdmin) };
	const { data } = api.console.progresses.list.useQuery(input, {
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	if (!data || data.data.length === 0) return null;
	const title = t(isAdmin ? 'console.work.company' : 'console.work.othersTurn');
	const total = data.meta?.total ?? 0;
	return (
		<section aria-label={title}>
			<Stack gap="small">
				<Row align="ends">
					<h2>{title}</h2>
					{total > SHOWN && (
						<Link to={withQuery(consolePaths.work, { view: 'company' })}>
							{t('console.work.seeAll', { count: total })}
						</Link>
					)}
				</Row>
				<Table
					caption={title}
					columns={[columns.company(), columns.turn, columns.age, columns.due, columns.assessors]}
					rows={data.data}
					rowKey={(row) => row.id}
				/>
			</Stack>
		</section>
	);
};
