import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { progressRow } from '#client/company/colleagues/progress-row.ts';
import { useOwnId } from '#client/company/colleagues/use-members.ts';
import { Button } from '#client/ui/button.tsx';
import { TeamProgress } from '#client/ui/charts/team-progress.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import type { Assignments } from '#shared/answering/schemas.ts';
import { byPerson } from './holder.ts';

type ReminderProps = { person: { id: number; name: string }; wasReminded: boolean };

/** Reminds a person, once a day. */
const Reminder = ({ person: { id, name }, wasReminded }: ReminderProps) => {
	const { t } = useText();
	const remind = api.app.assessment.remind.useMutation();
	if (wasReminded || remind.isSuccess) return <span>{t('company.colleagues.reminded')}</span>;
	return (
		<Button
			size="small"
			label={t('company.colleagues.remindOf', { name })}
			busy={remind.isPending}
			onClick={() => remind.mutate({ user_id: id })}
		>
			{t('company.colleagues.remind')}
		</Button>
	);
};

/** How far each person is, with a reminder for others who have something open. */
export const Progress = ({ assignments }: { assignments: Assignments }) => {
	const { t } = useText();
	const ownId = useOwnId();
	const { categories, is_submitted: isSubmitted, reminded_user_ids: reminded } = assignments;
	const people = byPerson(categories.flatMap(({ sub_categories: subs }) => subs));
	const rows = people.map(({ assignee, subs }) => {
		const isOpen = subs.some((sub) => !sub.is_answered);
		const canRemind = assignee !== null && assignee.id !== ownId && isOpen && !isSubmitted;
		const { counts, ...row } = progressRow(t, { assignee, sub_categories: subs });
		return {
			...row,
			counts: [
				...counts,
				canRemind && <Reminder key={assignee.id} person={assignee} wasReminded={reminded.includes(assignee.id)} />,
			],
		};
	});
	return (
		<Panel label={t('company.colleagues.team')}>
			<Stack>
				<h2>{t('company.colleagues.team')}</h2>
				<TeamProgress
					title={t('company.colleagues.team')}
					heads={[
						t('labels.assessment.assignee'),
						t('company.overview.subCategories'),
						t('company.overview.questions'),
						t('company.colleagues.reminder'),
					]}
					rows={rows}
				/>
			</Stack>
		</Panel>
	);
};
