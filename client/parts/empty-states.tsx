import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Row } from '#client/ui/layout.tsx';
import { NotFound } from '#client/ui/not-found.tsx';
import { EmptyPicture } from '#client/ui/pictures/empty-picture.tsx';
import { framed, type Part, state } from './part.ts';
import { useLongText } from './samples.ts';

const WithAct = () => {
	const { t } = useText();
	return (
		<EmptyState action={<Button kind="primary">{t('common.tryAgain')}</Button>}>{t('forms.nothingTyped')}</EmptyState>
	);
};

const Plain = () => {
	const { t } = useText();
	return <EmptyState>{t('common.errors.notFound')}</EmptyState>;
};

const PICTURES = ['result', 'documents', 'inbox', 'people', 'search'] as const;

const Pictures = () => (
	<Row>
		{PICTURES.map((name) => (
			<EmptyPicture key={name} name={name} />
		))}
	</Row>
);

const Missing = () => {
	const { t } = useText();
	return <NotFound to="/" linkText={t('common.notFound.linkHome')} />;
};

export const emptyStates: Part = {
	id: 'empty-states',
	states: [
		state('pictures', Pictures),
		state('plain', Plain),
		state('with an act', WithAct),
		state('long text', () => <EmptyState>{useLongText()}</EmptyState>),
		framed('not found', 400, Missing),
	],
};
