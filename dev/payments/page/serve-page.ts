import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { bodyOf, send } from '../wire/answer'
import { parseForm } from '../wire/form'
import { pageStyle } from './page-style'
import { paySession } from '../pay-session'
import { notePage, paymentPage } from './payment-page'
import { intents, sessions, type SessionRecord } from '../records'
import type { Service } from '../service'

const PATH = /^\/pay\/(\w+)$/
const pressed = z.object({ attempt: z.enum(['now', 'later', 'declined']) })

/** Serves the payment page and handles its form. */
export async function servePage(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://local')
  const session = service.store.find(sessions, PATH.exec(pathname)?.[1] ?? '')
  if (!session) return sendPage(response, 404, notePage('unknown'))
  if (request.method === 'GET' || request.method === 'HEAD') return show(service, session, response)
  const body = await bodyOf(request)
  const press = pressed.safeParse(parseForm(body))
  if (request.method !== 'POST' || !isOwn(request) || !press.success) {
    return sendPage(response, 403, notePage('foreign'))
  }
  const after = service.change(() => paySession(service, session, press.data.attempt))
  const target = after.status === 'complete' ? withSession(after.successUrl, after) : pathname
  response.writeHead(303, { location: target, 'cache-control': 'no-store' }).end()
}

function show({ store }: Service, session: SessionRecord, response: ServerResponse): void {
  const { status, successUrl, cancelUrl, intentId } = session
  const back = status === 'complete' ? successUrl : cancelUrl
  const shop = back === null ? null : withSession(back, session)
  if (status !== 'open') return sendPage(response, 200, notePage(status, shop))
  const intent = intentId === null ? null : store.find(intents, intentId)
  const page = paymentPage(session, { isDeclined: intent?.hasFailed ?? false, shop })
  sendPage(response, 200, page, new URL(successUrl).origin)
}

/** Rejects forms of other pages. */
function isOwn({ headers }: IncomingMessage): boolean {
  return headers.origin === `http://${headers.host}`
}

function withSession(address: string, { id }: SessionRecord): string {
  return address.replaceAll('{CHECKOUT_SESSION_ID}', id)
}

/** @param shop where the form may finally redirect to */
function sendPage(response: ServerResponse, status: number, body: string, shop = ''): void {
  const policy = `default-src 'none'; img-src data:; style-src '${pageStyle.hash}'; form-action 'self' ${shop}; frame-ancestors 'none'; base-uri 'none'`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
  send(response, { status, body, headers })
}
