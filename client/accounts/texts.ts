import { addLabels, addTexts } from '#client/base/locale.tsx';
import { secondFactorLabels } from '#shared/accounts/second-factor-labels.ts';
import { accounts as accountsEn } from '#shared/texts/client/accounts.en.ts';
import { accounts } from '#shared/texts/client/accounts.ja.ts';

addTexts({ ja: { accounts }, en: { accounts: accountsEn } });
addLabels({ secondFactor: secondFactorLabels });
