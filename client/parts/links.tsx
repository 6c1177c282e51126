import { useRef } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { SkipLink } from '#client/ui/skip-link.tsx';
import { Focused } from './focused.tsx';
import { framed, type Part, state } from './part.ts';
import { useLongText } from './samples.ts';

const Plain = () => {
	const { t } = useText();
	return <Link to="/">{t('common.errors.toHome')}</Link>;
};

const Trail = () => {
	const { t } = useText();
	return (
		<Breadcrumbs
			crumbs={[{ label: t('common.errors.toHome'), to: '/' }, { label: t('labels.companies.company_name') }]}
		/>
	);
};

const LongTrail = () => {
	const { t } = useText();
	const text = useLongText();
	return (
		<Breadcrumbs crumbs={[{ label: t('common.errors.toHome'), to: '/' }, { label: text, to: '/' }, { label: text }]} />
	);
};

const Skip = () => {
	const target = useRef<HTMLDivElement>(null);
	return (
		<Focused selector="a">
			<SkipLink to={target} />
			<div ref={target} id="content" tabIndex={-1} />
		</Focused>
	);
};

export const links: Part = {
	id: 'links',
	states: [
		state('in a text', Plain),
		state('focus', () => (
			<Focused selector="a">
				<Plain />
			</Focused>
		)),
		state('breadcrumbs', Trail),
		state('breadcrumbs, long text', LongTrail),
		framed('skip link, focus', 88, Skip),
	],
};
