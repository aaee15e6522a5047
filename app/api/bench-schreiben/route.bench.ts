import { randomUUID } from 'node:crypto'
import { store } from '@/lib/store/open-store'

/** A handler that does nothing but one durable write: what the store itself costs. */
export async function POST(): Promise<Response> {
  await store().update({ [`once/bench_${randomUUID()}`]: true })
  return new Response(null, { status: 204 })
}
