import { failureOfResponse } from '#client/api/failure.ts';
import { isFields, textIn } from '#client/api/shape.ts';
import { send } from '#client/api/transport.ts';
import type { DocumentForm } from './document-form.ts';

/**
 * Sends a document with its name; answers the server's sentence.
 * @throws ApiFailure
 */
export const uploadDocument = async ({ name, document }: DocumentForm): Promise<{ message: string }> => {
	const body = new FormData();
	body.set('name', name);
	body.set('document', document);
	const response = await send('/api/app/documents', { method: 'POST', body });
	if (!response.ok) throw await failureOfResponse(response);
	const answer: unknown = await response.json();
	return { message: (isFields(answer) ? textIn(answer, 'message') : null) ?? '' };
};
