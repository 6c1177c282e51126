import { useEffect, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import type { OpenedPhone } from '#shared/evidence/phone.ts';

const POLL_MS = 2_000;

/** A code that is opened with the dialog and revoked when it closes, and the photos that arrive, by polling. */
export const useCode = (evidenceRequestId: number | undefined) => {
	const { client } = api.useUtils();
	const [code, setCode] = useState<OpenedPhone | null>(null);
	const open = api.app.phone.open.useMutation({
		meta: { handlesFailure: true },
		onSuccess: ({ data }) => setCode(data),
	});
	const state = api.app.phone.state.useQuery(
		{ id: code?.id ?? 0 },
		// Also polls a code that has ended, since its last upload may still be running. Its photos stay visible while
		// the state of the next code loads, which has the same photos.
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
			// Not awaited: if it fails, the code expires anyway.
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
