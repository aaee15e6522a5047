import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { z } from 'zod'
import { isLoopback } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import { upNow } from './machine-run'

/** What Node publishes when one of its clients has received an answer's headers. */
const ANSWERS = 'http.client.response.finish'
const answerSchema = z.object({
  request: z.object({ host: z.string() }),
  response: z.object({ headers: z.object({ date: z.string() }) }),
})

interface Told {
  /** Of the answer that came last, and the machine's uptime then; both in ms. */
  last: { at: number; up: number } | null
}

const told = () => shared('outside time', (): Told => ({ last: null }))

/**
 * Notes what time other machines say that it is: the payment provider and the sign-in service do in the `Date` of each
 * answer. A service on this machine has the same clock, so it does not count.
 * @param onFirst called when the time is first known
 * @returns stops it
 */
export function listenForTime(onFirst: () => void): () => void {
  const note = (message: unknown) => {
    const answer = answerSchema.safeParse(message).data
    const at = Date.parse(answer?.response.headers.date ?? '')
    if (!answer || Number.isNaN(at) || isHere(answer.request.host)) return
    const isFirst = told().last === null
    told().last = { at, up: upNow() }
    if (isFirst) onFirst()
  }
  subscribe(ANSWERS, note)
  return () => void unsubscribe(ANSWERS, note)
}

const isHere = (host: string) => isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)

/** The time in ms by what another machine said last and this one has run since; null if none has said anything yet. */
export function outsideTime(): number | null {
  const { last } = told()
  return last && Math.round(last.at + upNow() - last.up)
}

/** Forgets what others said, for tests. */
export function forgetOutsideTime(): void {
  told().last = null
}
