import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { contactBody } from '#client/public/free-assessment/contact-body.ts';
import { forgetDraft } from '#client/public/free-assessment/draft.ts';
import type { FreePaper } from '#client/public/free-assessment/free-paper.ts';
import {
	type FreeInfo,
	type FreeResult,
	rememberContact,
	rememberPaperId,
	rememberResult,
} from '#client/public/free-assessment/memory.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { useSubmissionKey } from '#client/public/free-assessment/submission-key.ts';
import { notify } from '#client/ui/toast.tsx';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { tokyoDate } from '#shared/dates.ts';
import { type FreeAnswers, scoreFreeAssessment } from '#shared/free-assessment/scoring.ts';

/** A placeholder: the call requires a phone number, which a plain result lacks (section 7 of the specification). */
const NO_PHONE = '0000';

const scoresOf = (paper: FreePaper, answers: FreeAnswers): Pick<FreeResult, 'total' | 'categories'> => {
	const { total, categories } = scoreFreeAssessment(paper.main_categories, answers);
	return {
		total,
		categories: categories.map(({ id, score, subCategories }) => ({
			id,
			points: score,
			subCategories: subCategories.map((sub) => ({ id: sub.id, points: sub.score })),
		})),
	};
};

/** Scores the answers, sends and stores the result, and navigates to it. Answers are kept on failure. */
export const useSendResult = (paper: FreePaper, info: FreeInfo) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const fromAddress = useRefererId();
	const key = useSubmissionKey();
	const contact = api.free.contact.useMutation();
	const send = (answers: FreeAnswers): void => {
		const scores = scoresOf(paper, answers);
		const refererId = fromAddress ?? info.refererId ?? null;
		notify.loading(t('common.sending'));
		contact.mutate(
			{
				...contactBody({ person: info, paperId: paper.id, refererId, scores, key }),
				phone: NO_PHONE,
				message: null,
				has_inquiry_request: false,
				...(info.wantsReceipt ? { wants_receipt: true } : {}),
			},
			{
				onSuccess: ({ data }) => {
					forgetDraft();
					rememberPaperId(paper.id);
					rememberResult({ ...scores, certificate_token: data.certificate_token }, answers, paper.id);
					const { wantsReceipt } = info;
					rememberContact({ id: data.id, date: tokyoDate(new Date()), ...(wantsReceipt ? { wantsReceipt } : {}) });
					leaveWithoutAsking(() => navigate(paths.free.result(fromAddress)));
				},
			},
		);
	};
	return { send, isSending: contact.isPending };
};
