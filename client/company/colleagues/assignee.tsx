import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { controlLook, selectLook } from '#client/ui/control.ts';
import { color } from '#client/ui/tokens.ts';
import type { Assignee } from '#shared/answering/schemas.ts';
import { type Colleague, useMembers } from './use-members.ts';

export const assigneeSelect = css`
	&& {
		width: auto; min-width: 120px; max-width: 260px; min-height: 44px; padding: 4px 36px 4px 12px; font-size: 14px;
		background-position: right 8px center; text-overflow: ellipsis;
	}
`;
const nobody = css`color: ${color.grey600};`;

type Given = { id: number; content: string; assignee: Assignee };

const NOBODY = '';

/** Assigns the sub-category to a member as soon as one is chosen. */
const Picker = ({ subCategory, members }: { subCategory: Given; members: readonly Colleague[] }) => {
	const { t } = useText();
	const { id, content, assignee } = subCategory;
	const utils = api.useUtils();
	const assign = api.app.assessment.assign.useMutation({ onSettled: () => utils.app.assessment.invalidate() });
	const chosen = assign.isPending ? assign.variables.user_id : (assignee?.id ?? null);
	return (
		<select
			className={`${controlLook} ${selectLook} ${assigneeSelect}`}
			aria-label={t('company.colleagues.pickerOf', { content })}
			value={chosen ?? NOBODY}
			onChange={({ target }) => assign.mutate({ id, user_id: target.value === NOBODY ? null : Number(target.value) })}
		>
			<option value={NOBODY}>{t('company.colleagues.none')}</option>
			{members.map((member) => (
				<option key={member.id} value={member.id}>
					{member.name}
				</option>
			))}
		</select>
	);
};

/** Whether to show assignees: there is one, or an admin can still choose among several members. */
export const useShowsAssignees = (assignees: readonly Assignee[], isSubmitted: boolean): boolean => {
	const members = useMembers();
	return assignees.some((assignee) => assignee !== null) || (members.length > 1 && !isSubmitted);
};

/** The assignee of a sub-category. Admins can change it until the submission. */
export const AssigneeOf = ({ subCategory, isSubmitted }: { subCategory: Given; isSubmitted: boolean }) => {
	const { t } = useText();
	const members = useMembers();
	if (members.length > 0 && !isSubmitted) return <Picker subCategory={subCategory} members={members} />;
	const { assignee } = subCategory;
	return assignee ? <span>{assignee.name}</span> : <span className={nobody}>{t('company.colleagues.none')}</span>;
};
