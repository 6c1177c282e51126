import { addLabels, addTexts } from '#client/app/locale.tsx';
import { secondFactorLabels } from '#shared/accounts/second-factor-labels.ts';
import { accounts as accountsEn } from '#shared/i18n/client/accounts/en.ts';
import { accounts } from '#shared/i18n/client/accounts/ja.ts';

addTexts({ ja: { accounts }, en: { accounts: accountsEn } });
addLabels({ secondFactor: secondFactorLabels });
