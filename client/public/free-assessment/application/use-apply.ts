import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { contactBody } from '#client/public/free-assessment/contact-body.ts';
import { clientNameOf, readContact, readInfo, readResult } from '#client/public/free-assessment/memory.ts';
import { type Receipt, rememberReceipt } from '#client/public/free-assessment/receipt.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { useSubmissionKey } from '#client/public/free-assessment/submission-key.ts';
import { notify } from '#client/ui/toast.tsx';
import type { FreeApplication } from '#shared/free-assessment/forms.ts';

/** Sends the application. Updates the plain result sent before if its token is known, to avoid a duplicate inquiry. */
export const useApply = (paperId: number) => {
	const { t } = useText();
	const refererId = useRefererId();
	const key = useSubmissionKey();
	const contact = api.free.contact.useMutation({ meta: { hasForm: true } });
	return async (application: FreeApplication): Promise<Receipt> => {
		const result = readResult();
		const sent = readContact();
		notify.loading(t('common.sending'));
		const { data } = await contact.mutateAsync({
			...contactBody({
				person: application,
				paperId,
				refererId: refererId ?? readInfo()?.refererId ?? null,
				scores: result,
				key,
			}),
			...(result?.certificate_token && sent
				? { contact_id: sent.id, certificate_token: result.certificate_token }
				: {}),
			phone: application.phone,
			message: application.message,
			has_inquiry_request: true,
		});
		const receipt: Receipt = {
			number: data.receipt_number,
			companyName: application.companyName,
			clientName: clientNameOf(application),
			email: application.email,
			phone: application.phone,
			message: application.message,
			score: result?.total ?? null,
			sentAt: new Date().toISOString(),
		};
		rememberReceipt(receipt);
		return receipt;
	};
};
