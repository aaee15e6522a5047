import type { Filter } from '@/lib/audio/filter'

/** Both lists of filters; the first one itself if the second is empty. */
export function withBeside(filters: readonly Filter[], beside: readonly Filter[]): readonly Filter[] {
  return beside.length === 0 ? filters : [...filters, ...beside]
}
