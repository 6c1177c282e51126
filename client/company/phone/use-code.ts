import { useEffect, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import type { OpenedPhone } from '#shared/evidence/phone.ts';

const POLL_MS = 2_000;

/** A code for the place, made when the dialog opens and ended when it closes, and what has come by it. */
export const useCode = (evidenceRequestId: number | undefined) => {
	const { client } = api.useUtils();
	const [code, setCode] = useState<OpenedPhone | null>(null);
	const open = api.app.phone.open.useMutation({
		meta: { handlesFailure: true },
		onSuccess: ({ data }) => setCode(data),
	});
	const state = api.app.phone.state.useQuery(
		{ id: code?.id ?? 0 },
		// Also of a code that has ended: its last photo may still be on its way.
		// The photos stay in sight while the next code is asked about: they wait at the same place.
		{
			enabled: code !== null,
			refetchInterval: POLL_MS,
			placeholderData: (before) => before,
			meta: { handlesFailure: true },
		},
	);
	const make = (): void => open.mutate({ evidence_request_id: evidenceRequestId ?? null });
	const isAsked = useRef(false);
	const latest = useRef(code);
	latest.current = code;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once while the dialog is open; `make` is new in each render
	useEffect(() => {
		if (!isAsked.current) make();
		isAsked.current = true;
		return () => {
			// Nobody waits for it: a code that cannot be ended now ends by itself.
			if (latest.current) void client.app.phone.revoke.mutate({ id: latest.current.id }).catch(() => {});
		};
	}, []);
	const shown = state.data?.data;
	return {
		code,
		isMaking: open.isPending,
		failure: open.error,
		isEnded: shown?.is_ended ?? false,
		files: shown?.files ?? [],
		make,
		refresh: state.refetch,
	};
};
