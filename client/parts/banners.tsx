import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { type Part, state } from './part.ts';
import { useLongText } from './samples.ts';

const TONES = ['info', 'success', 'warning', 'error'] as const;

const Tones = () => {
	const { t } = useText();
	return (
		<Stack>
			{TONES.map((tone) => (
				<Banner key={tone} tone={tone} title={t('common.notFound.title')}>
					<p>{t('common.notFound.lead')}</p>
					<div>
						<Button size="small">{t('common.tryAgain')}</Button>
					</div>
				</Banner>
			))}
		</Stack>
	);
};

const LongText = () => {
	const text = useLongText();
	return (
		<Banner tone="warning" title={text}>
			<p>{text}</p>
		</Banner>
	);
};

export const banners: Part = { id: 'banners', states: [state('tones', Tones), state('long text', LongText)] };
