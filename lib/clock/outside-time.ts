import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { z } from 'zod'
import { isLoopback } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import { upNow } from './machine-run'

/** Node's diagnostics channels for response headers received by a client: `node:http`, and `fetch`. */
const HTTP_ANSWERS = 'http.client.response.finish'
const FETCH_ANSWERS = 'undici:request:headers'

const httpSchema = z
  .object({
    request: z.object({ host: z.string() }),
    response: z.object({ headers: z.object({ date: z.string() }) }),
  })
  .transform(({ request, response }) => ({ host: request.host, date: response.headers.date }))

/** Its headers are bytes: names and values in turn. */
const fetchSchema = z
  .object({
    request: z.object({ origin: z.url() }),
    response: z.object({ headers: z.array(z.instanceof(Uint8Array)) }),
  })
  .transform(({ request, response }) => {
    const texts = response.headers.map((bytes) => Buffer.from(bytes).toString('latin1'))
    const name = texts.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === 'date')
    return { host: new URL(request.origin).hostname, date: name < 0 ? '' : (texts[name + 1] ?? '') }
  })
const answerSchema = z.union([httpSchema, fetchSchema])

interface Reading {
  /** Of the latest answer, with the machine's uptime then; both in ms. */
  last: { at: number; up: number } | null
  onFirst: () => void
}

const reading = () => shared('outside time', (): Reading => ({ last: null, onFirst: () => undefined }))

/** By each response's `Date`. @param onFirst called when the time is first known @returns stops it */
export function listenForTime(onFirst: () => void): () => void {
  const note = (message: unknown) => {
    const answer = answerSchema.safeParse(message).data
    if (answer) noteTime(answer.date, answer.host)
  }
  reading().onFirst = onFirst
  subscribe(HTTP_ANSWERS, note)
  subscribe(FETCH_ANSWERS, note)
  return () => {
    reading().onFirst = () => undefined
    unsubscribe(HTTP_ANSWERS, note)
    unsubscribe(FETCH_ANSWERS, note)
  }
}

/** A service on this machine does not count: same clock. @param date as in RFC 9110 or RFC 5322, else ignored */
export function noteTime(date: string, host: string): void {
  const at = Date.parse(date)
  const name = host.replaceAll(/[[\]]/g, '')
  if (Number.isNaN(at) || isLoopback(`http://${name.includes(':') ? `[${name}]` : name}`)) return
  const isFirst = reading().last === null
  reading().last = { at, up: upNow() }
  if (isFirst) reading().onFirst()
}

/** In ms, by the latest answer and the uptime since; null before the first. */
export function outsideTime(): number | null {
  const { last } = reading()
  return last && Math.round(last.at + upNow() - last.up)
}

/** For tests. */
export function forgetOutsideTime(): void {
  reading().last = null
}
