import 'server-only'
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks'
import { measures } from '@/lib/core/measures.mjs'
import { shared } from '@/lib/core/shared'
import type { Store } from '@/lib/store/store'
import { ageOfOldest, countTasks, MOST_COUNTED } from '@/lib/tasks/count-tasks'

/** Sampling interval of the event-loop delay, in ms. */
const RESOLUTION_MS = 20
/** A store that does not answer must not hold up the other figures. */
const PATIENCE_MS = 1_500
const NANO = 1e-9

/** Prometheus metric types. */
type Kind = 'counter' | 'gauge' | 'histogram'

/**
 * This process's metrics in Prometheus text format 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/). Figures from the store are missing while it is
 * away.
 * @param streams number of open event streams
 */
export async function metricsText(store: Store, streams: number): Promise<string> {
  const { requests, latencies, store: waits } = measures()
  const memory = process.memoryUsage()
  const { tasks, age } = await taskLines(store)
  const families = [
    family('spielklang_http_requests_total', 'counter', 'Requests by route and class of status.', (name) =>
      requests.lines(name, ['route', 'status']),
    ),
    family(
      'spielklang_http_request_duration_seconds',
      'histogram',
      'From request to end of answer.',
      (name) => latencies.lines(name, 'route'),
    ),
    family('spielklang_store_duration_seconds', 'histogram', 'How long the store took.', (name) =>
      waits.lines(name, 'operation'),
    ),
    family('spielklang_tasks', 'gauge', `Tasks by state, counted up to ${MOST_COUNTED}.`, tasks),
    family('spielklang_task_oldest_seconds', 'gauge', 'Age of the oldest waiting task; 0 without one.', age),
    family('spielklang_streams_open', 'gauge', 'Open streams of events.', (name) => [`${name} ${streams}`]),
    family('process_resident_memory_bytes', 'gauge', 'Resident memory.', (name) => [`${name} ${memory.rss}`]),
    family('nodejs_heap_size_used_bytes', 'gauge', 'Used heap.', (name) => [`${name} ${memory.heapUsed}`]),
    family('nodejs_eventloop_lag_seconds', 'gauge', 'Delay of the event loop since last asked.', delayLines),
  ]
  return families.flat().join('\n') + '\n'
}

/** Starts measuring event-loop delay; call once at process start. */
export function watchEventLoop(): void {
  delays().enable()
}

const delays = (): IntervalHistogram =>
  shared('event loop delay', () => monitorEventLoopDelay({ resolution: RESOLUTION_MS }))

function family(name: string, kind: Kind, help: string, linesOf: (name: string) => string[]): string[] {
  const lines = linesOf(name)
  return lines.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines]
}

type LinesOf = (name: string) => string[]

async function taskLines(store: Store): Promise<{ tasks: LinesOf; age: LinesOf }> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref())
  const asked = Promise.all([countTasks(store), ageOfOldest(store)])
  const [counts, age] = (await Promise.race([asked.catch(() => null), late])) ?? []
  return {
    tasks: (name) =>
      Object.entries(counts ?? {}).map(([state, count]) => `${name}{state="${state}"} ${count}`),
    age: (name) => (counts ? [`${name} ${age ?? 0}`] : []),
  }
}

function delayLines(name: string): string[] {
  const histogram = delays()
  const quantiles = { '0.5': histogram.percentile(50), '0.99': histogram.percentile(99), '1': histogram.max }
  histogram.reset()
  return Object.entries(quantiles).map(
    ([quantile, delay]) => `${name}{quantile="${quantile}"} ${(delay * NANO).toFixed(6)}`,
  )
}
