import { useText } from '#client/base/locale.tsx';
import { KeyTable } from '#client/ui/key-table.tsx';
import { Container, Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { type Part, state } from './part.ts';
import { useLongText } from './samples.ts';

const GAPS = ['small', 'medium', 'large', 'section'] as const;
const WIDTHS = ['text', 'app', 'wide'] as const;
const ALIGNS = ['start', 'ends', 'right'] as const;

const Box = () => {
	const { t } = useText();
	return <Panel>{t('common.notFound.lead')}</Panel>;
};

const Stacks = () => (
	<Row>
		{GAPS.map((gap) => (
			<Stack key={gap} gap={gap}>
				<Box />
				<Box />
			</Stack>
		))}
	</Row>
);

const Rows = () => (
	<Stack>
		{ALIGNS.map((align) => (
			<Row key={align} align={align}>
				<Box />
				<Box />
			</Row>
		))}
	</Stack>
);

const Containers = () => (
	<Stack>
		{WIDTHS.map((width) => (
			<Container key={width} width={width}>
				<Box />
			</Container>
		))}
	</Stack>
);

const LongFacts = () => {
	const { t } = useText();
	return (
		<Facts
			entries={[
				[t('labels.companies.company_name'), t('common.product')],
				[t('labels.companies.company_address'), useLongText()],
			]}
		/>
	);
};

const Keys = () => {
	const { t } = useText();
	return (
		<KeyTable
			keys={[
				['Ctrl+S', t('common.save')],
				['Esc', t('common.close')],
			]}
		/>
	);
};

export const layout: Part = {
	id: 'layout',
	states: [
		state('panel', Box),
		state('stacks', Stacks),
		state('rows', Rows),
		state('containers', Containers),
		state('facts, long text', LongFacts),
		state('keys', Keys),
	],
};
