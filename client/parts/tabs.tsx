import '#client/ui/table-texts.ts';
import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Focused } from './focused.tsx';
import { type Part, state } from './part.ts';
import { useLongText } from './samples.ts';

const Two = () => {
	const { t } = useText();
	const [selected, setSelected] = useState<'ja' | 'en'>('ja');
	return (
		<Tabs
			label={t('common.language')}
			selected={selected}
			onSelect={setSelected}
			tabs={[
				{ key: 'ja', label: t('common.japanese'), content: <p>{t('common.notFound.lead')}</p> },
				{ key: 'en', label: t('common.english'), content: <p>{t('common.notFound.reason')}</p> },
			]}
		/>
	);
};

const LongText = () => {
	const { t } = useText();
	const [selected, setSelected] = useState('1');
	const text = useLongText();
	return (
		<Tabs
			label={t('tables.pages')}
			selected={selected}
			onSelect={setSelected}
			tabs={['1', '2', '3'].map((key) => ({ key, label: text, content: <p>{text}</p> }))}
		/>
	);
};

export const tabs: Part = {
	id: 'tabs',
	states: [
		state('first selected', Two),
		state('focus', () => (
			<Focused selector="[role=tab]">
				<Two />
			</Focused>
		)),
		state('long text', LongText),
	],
};
