import { useEffect, useRef, useState } from 'react';
import { isLostSignIn } from '#client/api/reactions.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import { newsBetween, type RequestNews } from './news.ts';

type Answer = { data: { version: number } };

/**
 * Changes a request with optimistic locking by the version shown. If somebody else was first, reloads the request and
 * reports the changes in `news`; the input is kept for another attempt.
 */
export const useRequestActs = (request: EvidenceRequest, reload: () => Promise<EvidenceRequest>) => {
	const [news, setNews] = useState<RequestNews | null>(null);
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	// A ref, since files are sent one after the other within one render.
	const seen = useRef(request);
	useEffect(() => {
		if (request.version >= seen.current.version) seen.current = request;
	}, [request]);

	/** @throws the call's failure, after reloading the changes */
	const attempt = async (call: (version: number) => Promise<Answer>): Promise<void> => {
		const before = seen.current;
		try {
			const { data } = await call(before.version);
			seen.current = { ...before, version: data.version };
			setNews(null);
			setFailure(null);
		} catch (error) {
			const refusal = failureOf(error);
			const after = refusal.status === 409 ? await reload().catch(() => null) : null;
			if (after) seen.current = after;
			const changed = after && newsBetween(before, after);
			setNews(changed);
			setFailure(changed || isLostSignIn(refusal) ? null : refusal);
			throw refusal;
		}
	};

	/** Returns whether it succeeded; then reloads the request. */
	const act = async (call: (version: number) => Promise<Answer>): Promise<boolean> => {
		try {
			await attempt(call);
		} catch {
			return false;
		}
		await reload().catch(() => null);
		return true;
	};

	return { news, failure, attempt, act };
};

export type RequestActs = ReturnType<typeof useRequestActs>;
