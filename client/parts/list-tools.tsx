import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { FilterSelect, ListTools, Pager, SearchBox } from '#client/ui/list-tools.tsx';
import { Focused } from './focused.tsx';
import { type Part, state } from './part.ts';
import { nothing } from './samples.ts';

const Tools = () => {
	const { t } = useText();
	const [filter, setFilter] = useState('ja');
	return (
		<ListTools end={<Button size="small">{t('common.save')}</Button>}>
			<SearchBox label={t('labels.companies.company_name')} value="" onSearch={nothing} />
			<FilterSelect
				label={t('common.language')}
				value={filter}
				onChange={setFilter}
				options={[
					{ value: 'ja', label: t('common.japanese') },
					{ value: 'en', label: t('common.english') },
				]}
			/>
		</ListTools>
	);
};

const PER_PAGE = 50;

const Pages = ({ total, start = 1 }: { total: number; start?: number }) => {
	const [page, setPage] = useState(start);
	return <Pager meta={{ page, per_page: PER_PAGE, total, last_page: Math.ceil(total / PER_PAGE) }} onPage={setPage} />;
};

export const listTools: Part = {
	id: 'list-tools',
	states: [
		state('search and filter', Tools),
		state('one page', () => <Pages total={12} />),
		state('first page', () => <Pages total={5_000} />),
		state('middle page, focus', () => (
			<Focused selector="button[aria-current]">
				<Pages total={5_000} start={50} />
			</Focused>
		)),
		state('last page', () => <Pages total={5_000} start={100} />),
	],
};
