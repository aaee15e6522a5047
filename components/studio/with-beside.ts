import type { Filter } from '@/lib/audio/filter'

/** Filters and what sounds with them, in a row: the same list where that is nothing. */
export function withBeside(filters: readonly Filter[], beside: readonly Filter[]): readonly Filter[] {
  return beside.length === 0 ? filters : [...filters, ...beside]
}
