import { deadlineReminder } from './deadline.ts';
import type { Reminder } from './reminder.ts';

/** Every kind of reminder. */
export const reminders: readonly Reminder[] = [deadlineReminder];
