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
  /** '' without a response. */
  code: string
  message: string
  /** Sentences by field path. */
  fields: Record<string, string>
}

/** Shown where the shop did not respond. */
export const { noAnswer: NO_ANSWER } = texts

/**
 * Turns a failed call into a message.
 * @param noAnswer replaces the usual sentence, where users need to know more
 */
export function problemOf(error: unknown, noAnswer = NO_ANSWER): Problem {
  if (!(error instanceof ApiError)) return { code: '', message: noAnswer, fields: {} }
  return { code: error.code, message: error.message || noAnswer, fields: error.fields }
}

interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
}

/** Asks the signed-in user for a fresh proof of identity. @returns whether the user has given it */
type AskForProof = () => Promise<boolean>

let askForProof: AskForProof | undefined

/**
 * From now on, calls that need a fresh sign-in have it asked for, and are then made again.
 * @returns undoes it
 */
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

/**
 * Calls the shop's API from the browser.
 * @returns the response's JSON, unchecked; null if it has none
 * @throws ApiError for an error response; TypeError without a response
 */
export async function callApi(path: string, { method, body, headers }: ApiCall): Promise<unknown> {
  const call = () =>
    fetch(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return withProof(async () => answerOf(await call()))
}

/** Uploads a file unchanged; returns and throws as `callApi` does. */
export async function sendFile(path: string, file: Blob): Promise<unknown> {
  const headers = { 'content-type': 'application/octet-stream' }
  return withProof(async () => answerOf(await fetch(path, { method: 'POST', headers, body: file })))
}

async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = response.status === 204 ? null : await response.json()
  if (response.ok) return answer
  throw apiErrorOf(answer, response.status)
}

/**
 * Downloads a file of the shop's API that may be refused: a link would show the refusal as a page.
 * @throws ApiError for an error response; TypeError without a response
 */
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

/**
 * As `saveFile`, for a file too large for a page to hold: once it is not refused, the browser saves it as it comes.
 * @throws ApiError for an error response; TypeError without a response
 */
export async function saveLargeFile(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw apiErrorOf(await answer.json(), answer.status)
  await answer.body?.cancel()
  location.assign(path)
}

/**
 * Downloads a file that needs a fresh sign-in, which the browser saves as it comes.
 * @throws ApiError `sign_in_again`; TypeError without a response
 */
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
