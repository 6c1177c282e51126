import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { BrandName } from '#client/ui/brand-name.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { addressOf } from './address.ts';
import { parts } from './all.ts';

/** The widths of our two sizes of screens, in px. */
const WIDTHS = ['1440', '390'] as const;

const STAGE = 'sheet';

const page = css`
	display: grid; grid-template-columns: 224px minmax(0, 1fr); height: 100vh;
	${phone} { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto minmax(0, 1fr); }
`;
const side = css`
	display: flex; flex-direction: column; gap: 16px; padding: 24px; overflow-y: auto; border-right: 1px solid ${color.grey200}; background: ${color.white};
	& h1 { font-size: 20px; }
	${phone} { max-height: 40vh; padding: 16px; border-right: 0; border-bottom: 1px solid ${color.grey200}; }
`;
const switches = css`
	display: flex; flex-wrap: wrap; gap: 4px 16px;
	& > [aria-current] { font-weight: 700; color: ${color.grey900}; }
`;
const index = css`margin: 0; padding: 0; list-style: none; & a { display: block; padding: 4px 0; }`;
const stage = css`overflow: auto; background: ${color.grey100}; & > iframe { display: block; height: 100%; border: 0; margin: 0 auto; background: ${color.page}; }`;

type SwitchProps = { of: string; options: readonly { label: string; to: string; isCurrent: boolean }[] };

const Switch = ({ of, options }: SwitchProps) => (
	<nav className={switches} aria-label={of}>
		{options.map(({ label, to, isCurrent }) => (
			<a key={label} href={to} aria-current={isCurrent ? 'true' : undefined}>
				{label}
			</a>
		))}
	</nav>
);

/** The index of the parts, and a frame of one of our widths with the sheet: media queries hold in it as in a window. */
export const PartsPage = ({ query }: { query: URLSearchParams }) => {
	const { locale, t } = useText();
	const width = WIDTHS.find((one) => one === query.get('width')) ?? '1440';
	const sheet = addressOf(locale, { sheet: '' });
	return (
		<div className={page}>
			<header className={side}>
				<BrandName />
				<h1>Parts</h1>
				<Switch
					of={t('common.language')}
					options={(['ja', 'en'] as const).map((one) => ({
						label: t(one === 'ja' ? 'common.japanese' : 'common.english'),
						to: addressOf(one, { width }),
						isCurrent: one === locale,
					}))}
				/>
				<Switch
					of="Width"
					options={WIDTHS.map((one) => ({
						label: `${one} px`,
						to: addressOf(locale, { width: one }),
						isCurrent: one === width,
					}))}
				/>
				<nav aria-label="Parts">
					<ul className={index}>
						{parts.map(({ id }) => (
							<li key={id}>
								<a href={`${sheet}#${id}`} target={STAGE}>
									{id}
								</a>
							</li>
						))}
					</ul>
				</nav>
			</header>
			<main className={stage}>
				<iframe name={STAGE} title="Parts" src={sheet} style={{ width: `${width}px` }} />
			</main>
		</div>
	);
};
