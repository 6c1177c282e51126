import { free as freeEn } from '../../../shared/i18n/client/en/free.ts';
import { free } from '../../../shared/i18n/client/ja/free.ts';
import { addTexts } from '../../app/locale.tsx';

addTexts({ ja: { free }, en: { free: freeEn } });
