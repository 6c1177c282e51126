import type { TextsLike } from '../../translate.ts';
import type { publicTexts as ja } from '../ja/public.ts';

export const publicTexts: TextsLike<typeof ja> = {
	home: { title: 'Assessing the employment of foreign workers' },
};
