import type { CDPSession } from '@playwright/test'
import { z } from 'zod'

/** An event of Chrome's trace format; times in µs, `tdur` is CPU time. */
const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  pid: z.number(),
  tid: z.number(),
  args: z.object({ name: z.unknown() }).partial().optional(),
})
export type TraceEvent = z.infer<typeof eventSchema>

/** Chrome's trace of these categories while something runs. */
export async function traced(
  client: CDPSession,
  categories: readonly string[],
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown }) => events.push(...z.array(eventSchema).parse(value))
  client.on('Tracing.dataCollected', collect)
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  const includedCategories = [...categories, '__metadata']
  await client.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' })
  await act()
  await client.send('Tracing.end')
  await ended
  client.off('Tracing.dataCollected', collect)
  return events
}
