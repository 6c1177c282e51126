import os from 'node:os';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { describeMachine, timeWork } from '#tests/support/machine-speed.ts';

const SAMPLE_MS = 2_000;

type Sample = { at: number; ms: number };

/** Reports for each failed journey whether the machine was slow. */
class MachineReporter implements Reporter {
	readonly #samples: Sample[] = [];
	#startMs = Number.NaN;
	#timer: NodeJS.Timeout | undefined;

	printsToStdio(): boolean {
		return false;
	}

	onBegin(): void {
		this.#startMs = timeWork();
		this.#timer = setInterval(() => this.#samples.push({ at: Date.now(), ms: timeWork() }), SAMPLE_MS);
	}

	onTestEnd({ title }: TestCase, { status, startTime }: TestResult): void {
		if (status === 'passed' || status === 'skipped') return;
		const during = this.#samples.filter(({ at }) => at >= startTime.getTime()).map(({ ms }) => ms);
		const load = (os.loadavg()[0] ?? 0) / os.availableParallelism();
		process.stdout.write(`     ${title}: ${describeMachine(this.#startMs, during, load)}\n`);
	}

	onEnd(): void {
		clearInterval(this.#timer);
	}
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter this way
export default MachineReporter;
