import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import type { Value } from '#client/editing/edits.ts';
import type { VersionedSaving } from '#client/editing/use-versioned-save.ts';
import type { ProfileName } from './form-values.ts';

type CompanyConflictProps = {
	saving: VersionedSaving;
	/** Name of an industry; only in the console's form. */
	industryName?: (code: string) => string;
};

export const CompanyConflict = ({ saving, industryName }: CompanyConflictProps) => {
	const { t, locale } = useText();
	if (!saving.conflict) return null;
	const wordsOf = (key: string, value: Value): string => {
		const text = String(value ?? '');
		if (text === '') return t('editing.empty');
		if (key === 'is_listed') return t(text === 'true' ? 'companies.onMarket' : 'companies.unlisted');
		if (key === 'established_date') return formatDate(text, locale);
		return key === 'industry_code' && industryName ? industryName(text) : text;
	};
	return (
		<ConflictDialog
			editor={saving}
			conflict={saving.conflict}
			labelOf={(key) => t(`labels.companies.${key as ProfileName | 'industry_code'}`)}
			wordsOf={wordsOf}
		/>
	);
};
