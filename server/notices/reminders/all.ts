import { certificateReminder } from './certificate-expiring.ts';
import { deadlineReminder } from './deadline.ts';
import { digestReminder } from './digest.ts';
import { evidenceDueReminder } from './evidence-due.ts';
import { interestsReminder } from './interests-due.ts';
import type { Reminder } from './reminder.ts';
import { signingKeyReminder } from './signing-key.ts';

export const reminders: readonly Reminder[] = [
	deadlineReminder,
	evidenceDueReminder,
	certificateReminder,
	digestReminder,
	interestsReminder,
	signingKeyReminder,
];
