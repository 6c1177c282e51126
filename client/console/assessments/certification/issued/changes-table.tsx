import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { industryName } from '#client/console/management/companies/company/industry-name.ts';
import { Table } from '#client/ui/table.tsx';
import type { Change } from './changes.ts';

const useWords = () => {
	const { t, locale } = useText();
	const labelOf = (name: Change['name']): string => {
		return name === 'reissued_on' || name === 'issuer'
			? t(`labels.certificates.${name}`)
			: t(`labels.companies.${name}`);
	};
	const wordsOf = (name: Change['name'], value: string | null): string => {
		if (!value) return MISSING;
		if (name === 'industry_code') return industryName(value, locale) || value;
		return name === 'reissued_on' ? formatDate(value, locale) : value;
	};
	return { labelOf, wordsOf };
};

/** Old and new values of what a re-issue changes. */
export const ChangesTable = ({ changes }: { changes: readonly Change[] }) => {
	const { t } = useText();
	const { labelOf, wordsOf } = useWords();
	return (
		<Table
			caption={t('console.certificates.changes')}
			rows={changes}
			rowKey={({ name }) => name}
			columns={[
				{ key: 'name', head: t('console.certificates.item'), isHeading: true, cell: ({ name }) => labelOf(name) },
				{ key: 'before', head: t('console.certificates.before'), cell: ({ name, before }) => wordsOf(name, before) },
				{ key: 'after', head: t('console.certificates.after'), cell: ({ name, after }) => wordsOf(name, after) },
			]}
		/>
	);
};
