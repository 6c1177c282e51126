import { useText } from '#client/base/locale.tsx';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import type { VersionedSaving } from '#client/editing/use-versioned-save.ts';

type AccountField = 'name' | 'name_kana' | 'email' | 'phone_number' | 'department' | 'position' | 'role';

type AccountConflictProps = {
	saving: VersionedSaving;
	/** The name of a role, 0 or 1. */
	roleName: (role: number) => string;
};

/** Shown when two people edit a member or an account at the same time. */
export const AccountConflict = ({ saving, roleName }: AccountConflictProps) => {
	const { t } = useText();
	if (!saving.conflict) return null;
	return (
		<ConflictDialog
			editor={saving}
			conflict={saving.conflict}
			labelOf={(key) => t(`labels.accounts.${key as AccountField}`)}
			wordsOf={(key, value) => (key === 'role' ? roleName(Number(value)) : String(value ?? '') || t('editing.empty'))}
		/>
	);
};
