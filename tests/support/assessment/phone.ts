import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { phoneFiles, phoneUploads } from '#server/db/tables/evidence.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import type { OpenedPhone, PhonePlace, PhoneState } from '#shared/evidence/phone.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Answer, type CallOptions, call } from '#tests/support/client.ts';
import type { Person } from '#tests/support/factories.ts';

/** Photos by phone: the calls of the computer and of the phone. */

export const openPhone = async (maker: Person, requestId?: number): Promise<OpenedPhone> => {
	const answer = await maker.post<OpenedPhone>('/app/phone_uploads', { evidence_request_id: requestId ?? null });
	if (answer.status !== 200) throw new Error(`no code was made: ${answer.status} ${answer.text}`);
	return answer.data;
};

export const sendPhoto = (
	app: Pick<TestApp, 'url'>,
	token: string,
	content: Buffer,
	{ fileName = 'IMG_0001.JPG', ...options }: CallOptions & { fileName?: string } = {},
): Promise<Answer<PhonePlace>> => {
	const form = new FormData();
	form.set('token', token);
	form.set('document', new File([new Uint8Array(content)], fileName));
	return call<PhonePlace>(app, 'POST', '/phone_uploads/files', { ...options, raw: form });
};

export const askPlace = (
	app: Pick<TestApp, 'url'>,
	token: string,
	options: CallOptions = {},
): Promise<Answer<PhonePlace>> =>
	call<PhonePlace>(app, 'POST', '/phone_uploads/state', { ...options, body: { token } });

export const stateOf = async (maker: Person, id: number): Promise<PhoneState> =>
	(await maker.get<PhoneState>(`/app/phone_uploads/${id}`)).data;

let made = 0;

/** Inserts a code for the documents of an assessment at any status, with one waiting photo. */
export const makePhoneUpload = async (
	{ deps }: TestApp,
	{ user, token }: Pick<Person, 'user' | 'token'>,
	progressId: number,
): Promise<{ id: number; photoId: number }> => {
	const filePath = `photos/${progressId}/0123456789abcdef${++made}.jpg`;
	const file = path.join(deps.config.dataDir, 'files', filePath);
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, 'photo');
	const [code] = await deps.db
		.insert(phoneUploads)
		.values({
			tokenHmac: `hmac-${user.id}-${made}`,
			progressId,
			userId: user.id,
			sessionId: hashToken(token ?? ''),
			expiresAt: new Date(deps.clock.now().getTime() + 60_000),
		})
		.returning({ id: phoneUploads.id });
	const uploadId = code?.id ?? 0;
	const [photo] = await deps.db
		.insert(phoneFiles)
		.values({ uploadId, extension: 'jpg', filePath, byteSize: 5, width: 1, height: 1 })
		.returning({ id: phoneFiles.id });
	return { id: uploadId, photoId: photo?.id ?? 0 };
};
