import texts from '@/messages/browser.json'

/** An error response of the shop's API; its texts are German and for display. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly code: string,
    message: string,
    readonly fields: Record<string, string>,
  ) {
    super(message)
  }
}

export interface Problem {
  code: string
  message: string
  fields: Record<string, string>
}

export const { noAnswer: NO_ANSWER } = texts

/** A failed call as a message. @param noAnswer replaces the usual sentence where users need to know more */
export function problemOf(error: unknown, noAnswer = NO_ANSWER): Problem {
  if (!(error instanceof ApiError)) return { code: '', message: noAnswer, fields: {} }
  return { code: error.code, message: error.message || noAnswer, fields: error.fields }
}

interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
}

/** Asks the user for a fresh sign-in; resolves with whether they gave it. */
type AskForProof = () => Promise<boolean>

let askForProof: AskForProof | undefined

/** From now on, has a fresh sign-in asked for where a call needs it, then repeats the call. @returns undoes it */
export function onProofNeeded(ask: AskForProof): () => void {
  askForProof = ask
  return () => {
    if (askForProof === ask) askForProof = undefined
  }
}

async function withProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'sign_in_again'
    if (!isAsked || !(await askForProof?.())) throw error
    return call()
  }
}

/** Resolves with the unchecked JSON, or null. @throws ApiError for an error response; TypeError without a response */
export async function callApi(path: string, { method, body, headers }: ApiCall): Promise<unknown> {
  const call = () =>
    fetch(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return withProof(async () => answerOf(await call()))
}

/** Sends a file unchanged; returns and throws as `callApi`. */
export async function sendFile(path: string, file: Blob): Promise<unknown> {
  const headers = { 'content-type': 'application/octet-stream' }
  return withProof(async () => answerOf(await fetch(path, { method: 'POST', headers, body: file })))
}

async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = response.status === 204 ? null : await response.json()
  if (response.ok) return answer
  throw apiErrorOf(answer, response.status)
}

/** For downloads that may be refused: a link would show the refusal as a page. @throws as `callApi` */
export async function saveFile(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw apiErrorOf(await answer.json(), answer.status)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
  link.click()
  // Browsers may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** For files too large for a page's memory: the browser saves them as they come. @throws as `callApi` */
export async function saveLargeFile(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw apiErrorOf(await answer.json(), answer.status)
  await answer.body?.cancel()
  location.assign(path)
}

/** A download that needs a fresh sign-in; saved as it comes. @throws ApiError `sign_in_again`; TypeError offline */
export async function followDownload(path: string): Promise<void> {
  await withProof(async () => {
    const { status } = await fetch(path, { method: 'HEAD' })
    if (status === 401) throw new ApiError('sign_in_again', '', {})
  })
  location.assign(path)
}

function apiErrorOf(answer: unknown, status: number): ApiError {
  const error = isObject(answer) && isObject(answer.error) ? answer.error : {}
  const fields = isObject(error.fields) ? error.fields : {}
  return new ApiError(
    String(error.code ?? status),
    typeof error.message === 'string' ? error.message : '',
    Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path, String(sentence)])),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
