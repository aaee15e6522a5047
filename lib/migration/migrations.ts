import { ordersCounted } from './orders-counted'
import type { Migration } from './migration'

/** All there are, in their sequence; the last one brings about the form that this program knows. */
export const migrations: readonly Migration[] = [ordersCounted]
