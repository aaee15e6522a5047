import { commissionsHeld } from './commissions-held'
import { ordersCounted } from './orders-counted'
import { tasksQueued } from './tasks-queued'
import type { Migration } from './migration'

/**
 * Format 3: refunds record each event (`refundEventsOf` reads those without), and corrections the date of the
 * invoice they correct. Old data need no change, but an older program would write refunds without events, and
 * take corrections for tampered ones.
 */
const eventsKept: Migration = { to: 3, parts: [] }

/** All migrations in order; the last one leads to this program's format. */
export const migrations: readonly Migration[] = [ordersCounted, eventsKept, commissionsHeld, tasksQueued]
