import { KEPT_MARK } from './kept-mark'
import { keptName, OFFLINE_PAGE } from './kind-of'
import { filesOf } from './page-files'
import { whatGoes, type Bounds, type Kept } from './what-goes'

/** What a kept page needs and leads to; only pages have it. */
const NEEDS = 'x-kept-needs'
/** The length of what is kept, which can differ from what came over the network. */
const BYTES = 'x-kept-bytes'
/** They speak of the bytes on the way, or would let a kept answer be missed. */
const PASSING_HEADERS = ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'vary']

/** Where kept things lie, by their names: https://www.w3.org/TR/service-workers/#cache-interface */
type Things = Pick<Cache, 'put' | 'match' | 'delete' | 'keys'>

/**
 * Keeps a page, with all scripts and styles that it names, or fails and keeps what there was before: a kept page is whole.
 * @throws TypeError without network or room
 */
export async function keepPage(things: Things, address: URL, html: string, headers: Headers): Promise<void> {
  const { assets, downloads } = filesOf(html)
  for (const asset of assets) if (!(await things.match(asset))) await keepFetched(things, asset)
  const marked = address.pathname === OFFLINE_PAGE ? html : html.replace('<html', `<html ${KEPT_MARK}=""`)
  const needs = [...assets, ...downloads].map((file) => keptName(new URL(file, address)))
  await put(things, address, { body: new TextEncoder().encode(marked), headers, needs })
}

/**
 * Fetches a file and keeps it.
 * @throws TypeError without network or room, or if it is not handed out
 */
export async function keepFetched(things: Things, address: string, headers = {}): Promise<void> {
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`)
  await keepFile(things, new URL(answer.url), answer)
}

/** Keeps a file as it is. */
export async function keepFile(things: Things, address: URL, file: Response): Promise<void> {
  await put(things, address, { body: new Uint8Array(await file.arrayBuffer()), headers: file.headers })
}

/** What is kept under an address, as seen just now: the last to go. */
export async function seeKept(things: Things, address: URL): Promise<Response | undefined> {
  const name = keptName(address)
  const kept = await things.match(name)
  if (kept) await things.put(name, kept.clone()).catch(() => undefined)
  return kept
}

/** Makes room of what is too much, and of what no page needs any more. */
export async function makeRoom(things: Things, bounds: Bounds): Promise<void> {
  for (const name of whatGoes(await listKept(things), bounds)) await things.delete(name)
}

/** All that is kept, what was not seen for the longest time first. */
export async function listKept(things: Things): Promise<Kept[]> {
  const requests = await things.keys()
  return Promise.all(
    requests.map(async (request) => {
      const { headers } = (await things.match(request)) ?? new Response()
      const needs = headers.get(NEEDS)
      return {
        name: keptName(new URL(request.url)),
        bytes: Number(headers.get(BYTES)),
        ...(needs === null ? {} : { needs: needs.split(' ') }),
      }
    }),
  )
}

interface Content {
  body: Uint8Array<ArrayBuffer>
  headers: Headers
  needs?: string[]
}

async function put(things: Things, address: URL, { body, headers, needs }: Content): Promise<void> {
  const kept = new Headers(headers)
  for (const passing of PASSING_HEADERS) kept.delete(passing)
  kept.set(BYTES, String(body.byteLength))
  if (needs) kept.set(NEEDS, needs.join(' '))
  await things.put(keptName(address), new Response(body, { headers: kept }))
}
