import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Row } from '#client/ui/layout.tsx';
import { type Part, state } from './part.ts';

const TONES = ['grey', 'blue', 'green', 'yellow', 'red'] as const;

const Tones = () => {
	const { t } = useText();
	return (
		<Row>
			{TONES.map((tone) => (
				<Badge key={tone} tone={tone}>
					{t('common.required')}
				</Badge>
			))}
		</Row>
	);
};

export const badges: Part = { id: 'badges', states: [state('tones', Tones)] };
