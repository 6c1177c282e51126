import { RemoveOthersFactor } from '#client/accounts/second-factor/remove-others.tsx';
import { api } from '#client/api/client.ts';
import type { Member } from './member.ts';

export const RemoveFactorDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
	const utils = api.useUtils();
	const remove = api.app.members.removeSecondFactor.useMutation({
		onSuccess: () => utils.app.company.info.invalidate(),
	});
	return (
		<RemoveOthersFactor name={member.name} remove={() => remove.mutateAsync({ id: member.id })} onClose={onClose} />
	);
};
