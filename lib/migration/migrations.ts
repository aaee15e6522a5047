import { commissionsHeld } from './commissions-held'
import { ordersCounted } from './orders-counted'
import { tasksQueued } from './tasks-queued'
import type { Migration } from './migration'

/**
 * Format 3: refunds keep each event (`refundEventsOf` reads those without), and corrections the day of what they correct. Nothing is
 * to be written for old data, but a program of before would write refunds without their events, and take corrections for changed ones.
 */
const eventsKept: Migration = { to: 3, parts: [] }

/** All there are, in their sequence; the last one brings about the form that this program knows. */
export const migrations: readonly Migration[] = [ordersCounted, eventsKept, commissionsHeld, tasksQueued]
