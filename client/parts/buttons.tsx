import { useId } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Focused } from './focused.tsx';
import { type Part, state } from './part.ts';
import { nothing, useLongText } from './samples.ts';

const KINDS = ['primary', 'secondary', 'text', 'danger'] as const;
const SIZES = ['large', 'medium', 'small', 'tiny'] as const;

const Kinds = ({ disabled = false, busy = false }: { disabled?: boolean; busy?: boolean }) => {
	const { t } = useText();
	return (
		<Row>
			{KINDS.map((kind) => (
				<Button key={kind} kind={kind} disabled={disabled} busy={busy}>
					{t('common.save')}
				</Button>
			))}
		</Row>
	);
};

const Sizes = () => {
	const { t } = useText();
	return (
		<Row>
			{SIZES.map((size) => (
				<Button key={size} size={size} kind="primary">
					{t('common.save')}
				</Button>
			))}
		</Row>
	);
};

const WithIcon = () => {
	const { t } = useText();
	return (
		<Row>
			<Button icon="search">{t('common.search')}</Button>
			<Button icon="close" label={t('common.close')} size="small">
				{null}
			</Button>
		</Row>
	);
};

const Disabled = () => {
	const { t } = useText();
	const id = useId();
	return (
		<Stack gap="small">
			<p id={id}>{t('forms.nothingChanged')}</p>
			<Row>
				<Button kind="primary" disabled disabledReasonId={id}>
					{t('common.save')}
				</Button>
			</Row>
			<Kinds disabled />
		</Stack>
	);
};

const LongText = () => <Button onClick={nothing}>{useLongText()}</Button>;

const Links = () => {
	const { t } = useText();
	return (
		<Row>
			{KINDS.map((kind) => (
				<ButtonLink key={kind} to="/" kind={kind}>
					{t('common.errors.toHome')}
				</ButtonLink>
			))}
			<ButtonLink to="/" newTab icon="external">
				{t('common.errors.toHome')}
			</ButtonLink>
		</Row>
	);
};

export const buttons: Part = {
	id: 'buttons',
	states: [
		state('kinds', Kinds),
		state('sizes', Sizes),
		state('with an icon', WithIcon),
		state('focus', () => (
			<Focused selector="button">
				<Kinds />
			</Focused>
		)),
		state('busy', () => <Kinds busy />),
		state('disabled, with its reason', Disabled),
		state('long text', LongText),
		state('links', Links),
	],
};
