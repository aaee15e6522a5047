import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks'
import { Gauge, Registry } from 'prom-client'
import { measures } from '@/lib/core/measures.mjs'
import { shared } from '@/lib/core/shared'
import type { Store } from '@/lib/store/store'
import { ageOfOldest, countTasks, MOST_COUNTED } from '@/lib/tasks/count-tasks'

const RESOLUTION_MS = 20
/** A store that does not answer must not hold up the other figures. */
const PATIENCE_MS = 1_500
const NANO = 1e-9

/** In Prometheus' text format; without the store's while it is away. @param streams open event streams */
export async function metricsText(store: Store, streams: number): Promise<string> {
  const moment = new Registry()
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [moment] }).set(value)

  const tasks = await taskFigures(store)
  if (tasks) {
    byLabel(
      moment,
      'spielklang_tasks',
      `Tasks by state, counted up to ${MOST_COUNTED}.`,
      'state',
      tasks.counts,
    )
    gauge('spielklang_task_oldest_seconds', 'Age of the oldest waiting task; 0 without one.', tasks.age ?? 0)
  }
  gauge('spielklang_streams_open', 'Open streams of events.', streams)
  const { rss, heapUsed } = process.memoryUsage()
  gauge('process_resident_memory_bytes', 'Resident memory.', rss)
  gauge('nodejs_heap_size_used_bytes', 'Used heap.', heapUsed)
  const lag = 'Delay of the event loop since last asked.'
  byLabel(moment, 'nodejs_eventloop_lag_seconds', lag, 'quantile', takeDelays())
  const measured = measures()
  return Registry.merge(measured ? [measured.registry, moment] : [moment]).metrics()
}

/** Call once at process start. */
export function watchEventLoop(): void {
  delays().enable()
}

const delays = (): IntervalHistogram =>
  shared('event loop delay', () => monitorEventLoopDelay({ resolution: RESOLUTION_MS }))

function byLabel(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  values: Record<string, number>,
): void {
  const gauge = new Gauge({ name, help, labelNames: [label], registers: [registry] })
  for (const [key, value] of Object.entries(values)) gauge.set({ [label]: key }, value)
}

async function taskFigures(store: Store) {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref())
  const asked = Promise.all([countTasks(store), ageOfOldest(store)])
  const figures = await Promise.race([asked.catch(() => null), late])
  return figures && { counts: figures[0], age: figures[1] }
}

/** Since the last call; seconds by quantile. */
function takeDelays(): Record<string, number> {
  const histogram = delays()
  const seconds = {
    '0.5': histogram.percentile(50) * NANO,
    '0.99': histogram.percentile(99) * NANO,
    '1': histogram.max * NANO,
  }
  histogram.reset()
  return seconds
}
