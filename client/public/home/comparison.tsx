import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { PhoneFold } from '#client/ui/phone-fold.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const ASPECTS = ['rater', 'method', 'outcome', 'cost'] as const;

/** Three short columns, which fit a phone side by side. */
const table = css`
	width: 100%; background: ${color.white}; font-size: 14px; line-height: 1.5; word-break: auto-phrase;
	& th, & td { padding: 10px 16px; border: 1px solid ${color.grey200}; text-align: start; vertical-align: top; }
	& th { color: ${color.grey900}; }
	& thead th { background: ${color.grey100}; }
	${phone} { & th, & td { padding: 6px 8px; } & tr > :first-child { width: 25%; } }
`;

export const Comparison = () => {
	const { t } = useText();
	const title = t('public.home.compareTitle');
	return (
		<Stack>
			<h2>{title}</h2>
			<PhoneFold names={ASPECTS.map((aspect) => t(`public.home.${aspect}.name`))}>
				<table className={table}>
					<caption className="visually-hidden">{title}</caption>
					<thead>
						<tr>
							<th scope="col">{t('public.home.compare.aspect')}</th>
							<th scope="col">{t('public.home.compare.free')}</th>
							<th scope="col">{t('public.home.compare.regular')}</th>
						</tr>
					</thead>
					<tbody>
						{ASPECTS.map((aspect) => (
							<tr key={aspect}>
								<th scope="row">{t(`public.home.${aspect}.name`)}</th>
								<td>{t(`public.home.${aspect}.free`)}</td>
								<td>{t(`public.home.${aspect}.regular`)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</PhoneFold>
		</Stack>
	);
};
