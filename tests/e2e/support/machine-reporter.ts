import os from 'node:os';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { describeMachine, timeWork } from '#tests/support/machine-speed.ts';

const LOOK_MS = 2_000;

type Look = { at: number; ms: number };

/** Says beside each journey that failed whether the machine was slow while it ran. */
class MachineReporter implements Reporter {
	readonly #looks: Look[] = [];
	#startMs = Number.NaN;
	#timer: NodeJS.Timeout | undefined;

	printsToStdio(): boolean {
		return false;
	}

	onBegin(): void {
		this.#startMs = timeWork();
		this.#timer = setInterval(() => this.#looks.push({ at: Date.now(), ms: timeWork() }), LOOK_MS);
	}

	onTestEnd({ title }: TestCase, { status, startTime }: TestResult): void {
		if (status === 'passed' || status === 'skipped') return;
		const during = this.#looks.filter(({ at }) => at >= startTime.getTime()).map(({ ms }) => ms);
		const load = (os.loadavg()[0] ?? 0) / os.availableParallelism();
		process.stdout.write(`     ${title}: ${describeMachine(this.#startMs, during, load)}\n`);
	}

	onEnd(): void {
		clearInterval(this.#timer);
	}
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter this way
export default MachineReporter;
