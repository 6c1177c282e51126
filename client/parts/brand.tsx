import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { BrandName } from '#client/ui/brand-name.tsx';
import { Icon, type IconName, shapes } from '#client/ui/icons.tsx';
import { LanguageSwitch } from '#client/ui/language-switch.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Mark } from '#client/ui/mark.tsx';
import { MissingFacet } from '#client/ui/pictures/missing-facet.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { color } from '#client/ui/tokens.ts';
import { Focused } from './focused.tsx';
import { type Part, state } from './part.ts';

const SIZES = [16, 28, 48, 96];

const dark = css`padding: 16px; background: ${color.blue900}; color: ${color.white};`;
const icons = css`
	display: grid; grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)); gap: 8px; margin: 0; padding: 0; list-style: none;
	& li { display: flex; align-items: center; gap: 8px; font-size: 14px; }
`;

const Marks = () => (
	<Row>
		{SIZES.map((size) => (
			<Mark key={size} size={size} />
		))}
	</Row>
);

const Icons = () => (
	<ul className={icons}>
		{(Object.keys(shapes) as IconName[]).map((name) => (
			<li key={name}>
				<Icon name={name} />
				{name}
			</li>
		))}
	</ul>
);

const Code = () => {
	const { t } = useText();
	return <QrCode text="https://example.com/verify" label={t('common.product')} />;
};

export const brand: Part = {
	id: 'brand',
	states: [
		state('mark', Marks),
		state('mark, on dark', () => (
			<div className={dark}>
				<Marks />
			</div>
		)),
		state('mark, with a missing facet', MissingFacet),
		state('name', BrandName),
		state('icons', Icons),
		state('language switch', LanguageSwitch),
		state('language switch, focus', () => (
			<Focused selector="button">
				<LanguageSwitch />
			</Focused>
		)),
		state('QR code', Code),
	],
};
