import { addLabels, addTexts } from '#client/base/locale.tsx';
import { noticeLabels } from '#shared/notices/labels.ts';
import { notices as noticesEn } from '#shared/texts/client/notices.en.ts';
import { notices } from '#shared/texts/client/notices.ja.ts';

addTexts({ ja: { notices }, en: { notices: noticesEn } });
addLabels({ notices: noticeLabels });
