import { introduction } from '#scripts/seed/papers/introduction.ts';
import { freeLabels } from '#shared/free-assessment/labels.ts';
import type { TextsLike } from '#shared/i18n/translate.ts';
import { free as freeEn } from '#shared/texts/client/free.en.ts';
import { free } from '#shared/texts/client/free.ja.ts';
import { publicTexts as publicEn } from '#shared/texts/client/public.en.ts';
import { publicTexts } from '#shared/texts/client/public.ja.ts';

/** The texts that tests locate elements by. */
const wordsOf = (
	shared: TextsLike<typeof publicTexts>,
	steps: TextsLike<typeof free>,
	labels: (typeof freeLabels)['ja'],
) => ({
	start: shared.landing.start,
	homeStart: shared.home.start,
	landingTitle: shared.landing.title,
	homeTitle: shared.home.heading,
	companyName: labels.company_name,
	lastName: steps.info.lastName,
	firstName: steps.info.firstName,
	email: labels.email,
	agree: steps.info.agree,
	wantsReceipt: steps.info.receipt,
	resultReceipt: steps.result.receipt,
	receiptNote: steps.application.receiptNote,
	receiptSent: steps.application.receiptSent,
	toOverview: steps.info.submit,
	infoTitle: steps.info.title,
	overviewTitle: steps.overview.title,
	toQuestions: steps.overview.continue,
	questionsTitle: steps.questions.title,
	recruitment: shared.views.recruitment.name,
	toResult: steps.questions.submit,
	next: steps.questions.next,
	previous: steps.questions.previous,
	resultTitle: steps.result.title,
	categories: steps.questions.categories,
	strengths: steps.result.strengths,
	firstSteps: steps.result.firstSteps,
	receiptNumber: steps.application.receiptNumber,
	applyAgain: steps.application.again,
	notThirdParty: steps.result.noThirdParty,
	toCertificate: steps.result.certificate,
	toApplication: steps.result.application,
	download: steps.certificate.download,
	applicationTitle: steps.application.title,
	phone: labels.phone,
	message: labels.message,
	apply: steps.application.submit,
	sentTitle: steps.application.sentTitle,
	backToTop: shared.shell.backToTop,
});

/** The condition of the first question of the shipped paper. */
const naCondition = {
	ja: '該当しない条件：直近1年間に選考をしていない場合',
	en: 'Not applicable only if: You screened no one in the past year',
};

export const ja = {
	...wordsOf(publicTexts, free, freeLabels.ja),
	naCondition: naCondition.ja,
	introduction: introduction.ja,
};
export const en = {
	...wordsOf(publicEn, freeEn, freeLabels.en),
	naCondition: naCondition.en,
	introduction: introduction.en,
};
