import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { answerOf, bodyOf, refusalAnswer, type Answer } from './wire/answer'
import { authenticate } from './api'
import { controls, type Desk } from './controls'
import { invalid, Refusal } from './wire/refusal'

/** Carries out one of the control calls. */
export async function serveControl(desk: Desk, secretKey: string, request: IncomingMessage): Promise<Answer> {
  try {
    const body = await bodyOf(request)
    authenticate(request.headers.authorization ?? '', secretKey)
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    for (const { path, run } of controls) {
      const [found, id = ''] = path.exec(pathname) ?? []
      if (found !== undefined) return answerOf(await run(desk, JSON.parse(body || '{}'), id))
    }
    throw new Refusal(404, { type: 'invalid_request_error', message: `No control call ${pathname}.` })
  } catch (error) {
    const isForm = error instanceof z.ZodError || error instanceof SyntaxError
    return refusalAnswer(isForm ? invalid(error.message) : error)
  }
}
