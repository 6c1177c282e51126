import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Table } from '#client/ui/table.tsx';

const ASPECTS = ['rater', 'method', 'outcome', 'cost'] as const;
type Aspect = (typeof ASPECTS)[number];

export const Comparison = () => {
	const { t } = useText();
	const title = t('public.home.compareTitle');
	return (
		<Stack>
			<h2>{title}</h2>
			<Table<Aspect>
				caption={title}
				rows={ASPECTS}
				rowKey={(aspect) => aspect}
				columns={[
					{
						key: 'aspect',
						head: t('public.home.compare.aspect'),
						isHeading: true,
						cell: (aspect) => t(`public.home.${aspect}.name`),
					},
					{ key: 'free', head: t('public.home.compare.free'), cell: (aspect) => t(`public.home.${aspect}.free`) },
					{
						key: 'regular',
						head: t('public.home.compare.regular'),
						cell: (aspect) => t(`public.home.${aspect}.regular`),
					},
				]}
			/>
		</Stack>
	);
};
