import { tokyoDate } from '#shared/dates.ts';
import { companyForm, newCompanyForm } from '#tests/support/companies.ts';
import { unique } from '#tests/support/factories.ts';
import { pdf } from '#tests/support/files/files.ts';

/**
 * Valid bodies of the writes whose record somebody may not see: with one, a call goes on to the lookup. The records that the
 * row of a call names are filled in.
 */

const inDays = (days: number): string => tokyoDate(new Date(Date.now() + days * 86_400_000));

const NOTHING = {};
const content = { content: 'ご確認ください。' };
const secret = { password: 'correct horse battery' };
const reason = { reason: '訂正のため' };

const user = () => ({
	name: '検証 花子',
	name_kana: 'ケンショウ ハナコ',
	email: `${unique('body')}@example.com`,
	phone_number: '03-1111-2222',
	position: '部長',
	department: '総務部',
	role: 1,
});

/** The form of an upload. */
const upload = (): FormData => {
	const form = new FormData();
	form.set('name', '記録');
	form.set('document', new File([new Uint8Array(pdf())], 'record.pdf', { type: 'application/pdf' }));
	return form;
};

const saved = { sub_category_results: [], sdg_target_results: [] };
const named = { answer_contents: [] };

export const accessBodies: Readonly<Record<string, () => Record<string, unknown> | FormData>> = {
	'app.secondFactor.renamePasskey': () => ({ name: 'パソコン' }),
	'app.secondFactor.removePasskey': () => secret,
	'app.assessment.save': () => named,
	'app.assessment.acceptSuggestions': () => ({ answer_content_ids: [1] }),
	'app.assessment.complete': () => NOTHING,
	'app.assessment.assign': () => ({ user_id: null }),
	'app.documents.setEvidence': () => ({ answer_content_ids: [] }),
	'app.evidence.addMessage': () => content,
	'app.evidence.addFile': upload,
	'app.evidence.answer': () => content,
	'app.objections.file': () => ({ objection_points: [{ answer_content_id: 1, reason: '記録があります。' }] }),
	'app.objections.withdraw': () => NOTHING,
	'app.objections.addFile': upload,
	'app.phone.open': () => NOTHING,
	'app.phone.use': () => ({ files: [{ id: 1, name: '写真' }] }),
	'app.members.edit': user,
	'app.members.resetPassword': () => ({ password: 'another good one' }),
	'app.shares.make': () => ({ shows: 'summary', shown_to: '取引先', until: inDays(30), page_language: 'ja' }),
	'app.plans.save': () => ({ plan_actions: [] }),
	'app.plans.mended': () => NOTHING,
	'app.plans.addProof': upload,
	'console.secondFactor.renamePasskey': () => ({ name: 'パソコン' }),
	'console.secondFactor.removePasskey': () => secret,
	'console.voice.open': () => ({ closes_on: inDays(30), languages: ['vi'], code_count: 10 }),
	'console.voice.request': () => ({ question_ids: [1, 2, 3] }),
	'console.companies.create': newCompanyForm,
	'console.companies.update': companyForm,
	'console.progresses.cancel': () => reason,
	'console.progresses.moveBack': () => ({ ...reason, status: 2 }),
	'console.progresses.updatePeriod': () => ({ start_date: inDays(0), end_date: inDays(365) }),
	'console.progresses.addComment': () => content,
	'console.bulk.period': () => ({ start_date: inDays(0), end_date: inDays(365) }),
	'console.bulkJobs.preview': () => ({ act: 'period', end_date: inDays(365) }),
	'console.bulkJobs.create': () => ({ act: 'period', end_date: inDays(365) }),
	'console.bulkJobs.pace': () => ({ per_day: 5 }),
	'console.companyUsers.add': () => ({ ...user(), ...secret }),
	'console.companyUsers.edit': user,
	'console.companyUsers.resetPassword': () => ({ password: 'another good one' }),
	'console.calibrations.save': () => named,
	'console.calibrations.complete': () => NOTHING,
	'console.calibrations.decline': () => reason,
	'console.calibrations.addMessage': () => content,
	'console.phrases.edit': () => content,
	'console.checking.saveRatings': () => named,
	'console.checking.markAsChecked': () => NOTHING,
	'console.evidence.open': () => content,
	'console.evidence.openSeveral': () => ({ answer_content_ids: [1] }),
	'console.evidence.addMessage': () => content,
	'console.evidence.accept': () => NOTHING,
	'console.evidence.return': () => content,
	'console.evidence.withdraw': () => NOTHING,
	'console.objections.decide': () => ({ objection_points: [{ id: 1, is_upheld: true, reason: '記録により' }] }),
	'console.reassessments.saveRatings': () => named,
	'console.reassessments.markAsChecked': () => NOTHING,
	'console.reassessments.markUnchanged': () => ({ versions: [] }),
	'console.reassessments.saveInterview': () => content,
	'console.reports.first.save': () => saved,
	'console.reports.first.confirm': () => saved,
	'console.reports.second.save': () => saved,
	'console.reports.second.confirm': () => saved,
	'console.proposals.save': () => saved,
	'console.proposals.submit': () => saved,
	'console.proposals.waive': () => ({ is_waived: true }),
	'console.plans.accept': () => NOTHING,
	'console.plans.return': () => content,
	'console.certifications.issue': () => ({ issue_date: inDays(0) }),
};
