import './texts.ts';
import { addLabels, addTexts } from '#client/base/locale.tsx';
import { accountLabels } from '#shared/accounts/labels.ts';
import { session as sessionEn } from '#shared/texts/client/session.en.ts';
import { session } from '#shared/texts/client/session.ja.ts';

addTexts({ ja: { session }, en: { session: sessionEn } });
addLabels({ accounts: accountLabels });
