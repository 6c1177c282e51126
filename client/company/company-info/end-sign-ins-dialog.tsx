import { EndOthersSignIns } from '#client/accounts/sign-ins/end-others.tsx';
import { api } from '#client/api/client.ts';
import type { Member } from './member.ts';

export const EndSignInsDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
	const end = api.app.members.endSignIns.useMutation();
	return <EndOthersSignIns name={member.name} end={() => end.mutateAsync({ id: member.id })} onClose={onClose} />;
};
