import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { z } from 'zod'
import { isLoopback } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import { upNow } from './machine-run'

/** Node's diagnostics channel for response headers received by a client. */
const ANSWERS = 'http.client.response.finish'
const answerSchema = z.object({
  request: z.object({ host: z.string() }),
  response: z.object({ headers: z.object({ date: z.string() }) }),
})

interface Reading {
  /** Of the latest response, with the machine's uptime then; both in ms. */
  last: { at: number; up: number } | null
}

const reading = () => shared('outside time', (): Reading => ({ last: null }))

/**
 * Records the time of other machines: the payment provider and the sign-in service send it in each response's `Date`.
 * A service on this machine has the same clock, so it does not count.
 * @param onFirst called when the time is first known
 * @returns stops it
 */
export function listenForTime(onFirst: () => void): () => void {
  const note = (message: unknown) => {
    const answer = answerSchema.safeParse(message).data
    const at = Date.parse(answer?.response.headers.date ?? '')
    if (!answer || Number.isNaN(at) || isHere(answer.request.host)) return
    const isFirst = reading().last === null
    reading().last = { at, up: upNow() }
    if (isFirst) onFirst()
  }
  subscribe(ANSWERS, note)
  return () => void unsubscribe(ANSWERS, note)
}

const isHere = (host: string) => isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)

/** The time in ms by another machine's latest response and this machine's uptime since; null before the first. */
export function outsideTime(): number | null {
  const { last } = reading()
  return last && Math.round(last.at + upNow() - last.up)
}

/** For tests. */
export function forgetOutsideTime(): void {
  reading().last = null
}
