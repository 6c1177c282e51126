import { css } from 'goober';
import type { ReactNode } from 'react';
import { api } from '#client/api/client.ts';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Age, Due } from '#client/console/assessments/lists/age.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { turnOf } from '#shared/assessment/turn.ts';

/** Its height is kept while it loads, so that nothing below moves. */
const facts = css`
	display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; min-height: 52px; line-height: 1.6;
	& dt { font-size: 14px; color: ${color.grey700}; }
	& dd { margin: 0; font-weight: 700; color: ${color.grey900}; overflow-wrap: anywhere; }
	${phone} { display: grid; grid-template-columns: 1fr 1fr; min-height: 130px; }
`;

/** Whose move an assessment is, since when and until when, and who checks it. */
export const Standing = ({ id }: { id: number }) => {
	const { t } = useText();
	const row = api.console.progresses.get.useQuery({ id }, { meta: { handlesFailure: true } }).data?.data;
	const turn = row && turnOf(row);
	const entries: [name: string, value: ReactNode][] = row
		? [
				[t('console.checking.standing.turn'), turn ? t(`console.lists.turns.${turn}`) : MISSING],
				[t('console.checking.standing.age'), <Age key="since" row={row} />],
				[t('labels.assessment.due_on'), <Due key="due" date={row.due_on} />],
				[
					t('console.checking.standing.assessors'),
					row.assessors.map(({ name }) => name).join(t('console.work.comma')) || t('console.work.unassigned'),
				],
			]
		: [];
	return (
		<dl className={facts}>
			{entries.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
};
