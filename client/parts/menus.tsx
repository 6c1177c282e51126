import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { PanelAnchor, usePanel } from '#client/ui/panel.tsx';
import { Opened } from './opened.tsx';
import { framed, type Part, state } from './part.ts';
import { nothing, useLongText } from './samples.ts';

const useItems = (): MenuItem[] => {
	const { t } = useText();
	const long = useLongText();
	return [
		{ label: t('common.search'), onSelect: nothing },
		{ label: t('common.save'), onSelect: nothing, disabled: true },
		{ label: t('common.unsaved.discard'), onSelect: nothing, danger: true },
		{ label: long, onSelect: nothing },
	];
};

const Closed = () => {
	const { t } = useText();
	const items = useItems();
	return (
		<Row>
			<Menu label={t('common.language')} items={items} />
			<Menu label={t('common.language')} items={items} icon="user" showLabel kind="text" />
		</Row>
	);
};

const Open = () => {
	const { t } = useText();
	return (
		<Opened>
			<Menu label={t('common.language')} items={useItems()} />
		</Opened>
	);
};

const anchor = css`position: relative;`;

const OpenPanel = () => {
	const { t } = useText();
	const panel = usePanel();
	return (
		<Opened>
			<PanelAnchor panel={panel} className={anchor}>
				<Button
					ref={panel.button}
					disclosure={{ expanded: panel.isOpen, controls: 'panel' }}
					onClick={() => panel.setOpen(!panel.isOpen)}
				>
					{t('common.language')}
				</Button>
				<p id="panel" hidden={!panel.isOpen}>
					{t('common.notFound.lead')}
				</p>
			</PanelAnchor>
		</Opened>
	);
};

export const menus: Part = {
	id: 'menus',
	states: [state('closed', Closed), framed('open', 360, Open), framed('panel, open', 136, OpenPanel)],
};
