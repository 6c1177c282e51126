import { css } from 'goober';
import { type ReactNode, useState } from 'react';
import { failureOf } from '#client/base/failure.ts';
import { useSingle } from '#client/base/use-single.ts';
import { Button, type ButtonKind } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';

const box = css`display: flex; flex-direction: column; gap: 8px;`;
const failed = css`display: flex; gap: 4px; align-items: flex-start; color: ${color.errorText}; text-align: start; & > svg { flex: none; margin-top: 2px; }`;

/** Runs one WebAuthn request at a time, and keeps the message of the last failure. */
export const usePasskeyUse = () => {
	const [failure, setFailure] = useState<string | null>(null);
	const { run, busy } = useSingle(async (use: () => Promise<void>) => {
		setFailure(null);
		try {
			await use();
		} catch (error) {
			setFailure(failureOf(error).message);
		}
	});
	return { run, busy, failure };
};

type PasskeyButtonProps = {
	kind?: ButtonKind;
	using: ReturnType<typeof usePasskeyUse>;
	onUse: () => Promise<void>;
	children: ReactNode;
};

/** Starts a WebAuthn request; a failure is shown below the button. */
export const PasskeyButton = ({ kind = 'secondary', using, onUse, children }: PasskeyButtonProps) => {
	const { run, busy, failure } = using;
	return (
		<div className={box}>
			<Button kind={kind} size="large" busy={busy} onClick={() => void run(onUse)}>
				{children}
			</Button>
			{failure && (
				<p className={failed} role="alert">
					<Icon name="error" />
					<span>{failure}</span>
				</p>
			)}
		</div>
	);
};
