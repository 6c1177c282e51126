import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Folded, OwnFolded } from '#client/ui/folded.tsx';
import { PhoneFold } from '#client/ui/phone-fold.tsx';
import { Focused } from './focused.tsx';
import { type Part, state } from './part.ts';
import { useLongText } from './samples.ts';

const OneFold = ({ startsOpen = false }: { startsOpen?: boolean }) => {
	const { t } = useText();
	return (
		<Fold summary={t('common.notFound.title')} startsOpen={startsOpen}>
			<p>{t('common.notFound.lead')}</p>
		</Fold>
	);
};

const LongFold = () => {
	const text = useLongText();
	return (
		<Fold summary={text} startsOpen>
			<p>{text}</p>
		</Fold>
	);
};

const Closed = () => {
	const { t } = useText();
	return (
		<OwnFolded title={t('common.notFound.title')} aside={t('common.optional')}>
			<p>{t('common.notFound.lead')}</p>
		</OwnFolded>
	);
};

const Open = () => {
	const { t } = useText();
	const [isOpen, setOpen] = useState(true);
	return (
		<Folded title={useLongText()} aside={t('common.optional')} isOpen={isOpen} onToggle={setOpen}>
			<p>{t('common.notFound.lead')}</p>
		</Folded>
	);
};

const OnPhone = () => {
	const { t } = useText();
	return (
		<PhoneFold names={[t('common.notFound.title'), t('common.optional')]}>
			<p>{t('common.notFound.lead')}</p>
		</PhoneFold>
	);
};

export const folds: Part = {
	id: 'folds',
	states: [
		state('details', OneFold),
		state('details, open', () => <OneFold startsOpen />),
		state('details, focus', () => (
			<Focused selector="summary">
				<OneFold />
			</Focused>
		)),
		state('details, long text', LongFold),
		state('folded on a phone only', OnPhone),
		state('folded', Closed),
		state('folded, open, long text', Open),
	],
};
