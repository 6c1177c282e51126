import { addLabels, addTexts } from '#client/base/locale.tsx';
import { planLabels } from '#shared/plans/labels.ts';
import { proposalLabels } from '#shared/proposals/labels.ts';
import { plans as plansEn } from '#shared/texts/client/plans.en.ts';
import { plans } from '#shared/texts/client/plans.ja.ts';

addTexts({ ja: { plans }, en: { plans: plansEn } });
addLabels({ plans: planLabels, proposals: proposalLabels });
