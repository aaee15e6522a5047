import { randomUUID } from 'node:crypto'
import { now } from '@/lib/core/clock'
import { store } from '@/lib/store/open-store'

export async function POST(): Promise<Response> {
  await store().update({ [`once/bench_${randomUUID()}`]: now() })
  return new Response(null, { status: 204 })
}
