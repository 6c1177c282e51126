import { addLabels, addTexts } from '#client/app/locale.tsx';
import { notices as noticesEn } from '#shared/i18n/client/notices/en.ts';
import { notices } from '#shared/i18n/client/notices/ja.ts';
import { noticeLabels } from '#shared/notices/labels.ts';

addTexts({ ja: { notices }, en: { notices: noticesEn } });
addLabels({ notices: noticeLabels });
