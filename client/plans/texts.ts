import { addLabels, addTexts } from '#client/app/locale.tsx';
import { plans as plansEn } from '#shared/i18n/client/plans/en.ts';
import { plans } from '#shared/i18n/client/plans/ja.ts';
import { planLabels } from '#shared/plans/labels.ts';
import { proposalLabels } from '#shared/proposals/labels.ts';

addTexts({ ja: { plans }, en: { plans: plansEn } });
addLabels({ plans: planLabels, proposals: proposalLabels });
