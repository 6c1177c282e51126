import { useRef, useState } from 'react';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import type { OnProgress } from '#client/api/transport.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { notify } from '#client/ui/toast.tsx';
import { type Chosen, errorsOf, hasErrors, withChange, withFiles } from './chosen-files.ts';

const WHOLE = 100;

/** Assigns the errors of a refused upload to the fields of the chosen file. */
const refusalOf = ({ errors, message }: ApiFailure, fallback: string): Chosen['errors'] => {
	const name = errors.name?.[0];
	if (name) return { name };
	return { document: errors.document?.[0] ?? (message || fallback) };
};

/** Where files are uploaded to. */
export type UploadTarget = {
	/** @throws ApiFailure */
	send: (file: { name: string; document: File }, onProgress: OnProgress) => Promise<unknown>;
	/** Invalidates the queries that show the files. */
	refresh: () => Promise<unknown>;
};

type Options = { room: number; bytes: number; target: UploadTarget; onDone: () => void };

/** The chosen files, which are uploaded one after the other. Refused ones stay in the list with their error. */
export const useUploads = ({ room, bytes, target, onDone }: Options) => {
	const { t } = useText();
	const [chosen, setChosen] = useState<readonly Chosen[]>([]);
	const [leftOut, setLeftOut] = useState(0);
	const [isMissing, setMissing] = useState(false);
	// A ref, since the upload loop outlives many renders.
	const latest = useRef(chosen);
	const show = (next: readonly Chosen[]): void => {
		latest.current = next;
		setChosen(next);
	};
	const change = (key: number, next: Partial<Chosen>): void => show(withChange(latest.current, key, next));

	/** Returns whether to go on with the next file: not if the connection is lost or the session has ended. */
	const sendOne = async ({ key, file, name }: Chosen): Promise<boolean> => {
		change(key, { state: 'sending', percent: 0, errors: {} });
		try {
			await target.send({ name, document: file }, (share) => change(key, { percent: Math.round(share * WHOLE) }));
			show(latest.current.filter((one) => one.key !== key));
			return true;
		} catch (error) {
			const failure = failureOf(error);
			change(key, { state: 'waiting', errors: refusalOf(failure, t('company.files.invalid')) });
			reactToWrite(failure, true);
			return failure.status !== 0 && !isLostSignIn(failure);
		}
	};

	const sending = useSingle(async () => {
		show(latest.current.map((one) => ({ ...one, errors: errorsOf(one, { bytes }) })));
		setMissing(latest.current.length === 0);
		if (latest.current.length === 0 || latest.current.some(hasErrors)) return;
		const all = [...latest.current];
		for (const one of all) if (!(await sendOne(one))) break;
		const added = all.length - latest.current.length;
		if (added > 0) {
			notify.success(t('company.files.added', { count: added }));
			await target.refresh();
		}
		if (latest.current.length === 0) onDone();
	});

	return {
		chosen,
		/** How many files of the last choice exceeded the limit. */
		leftOut,
		/** Whether the user tried to upload without choosing a file. */
		isMissing,
		isSending: sending.busy,
		send: sending.run,
		add: (files: readonly File[]): void => {
			const next = withFiles(latest.current, files, { room, bytes });
			show(next.chosen);
			setLeftOut(next.leftOut);
			setMissing(false);
		},
		remove: (key: number): void => {
			show(latest.current.filter((one) => one.key !== key));
			setLeftOut(0);
		},
		rename: (key: number, name: string): void => {
			const [before] = latest.current.filter((one) => one.key === key);
			change(key, { name, errors: { document: before?.errors.document } });
		},
	};
};
