import { addTexts } from '#client/app/locale.tsx';
import { accounts as accountsEn } from '#shared/i18n/client/accounts/en.ts';
import { accounts } from '#shared/i18n/client/accounts/ja.ts';

addTexts({ ja: { accounts }, en: { accounts: accountsEn } });
