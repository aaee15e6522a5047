import { keptName, OFFLINE_PAGE } from './kind-of'
import { filesOf, KEPT_MARK } from './read-pages'
import { whatGoes, type Bounds, type Kept } from './what-goes'

/** What a kept page needs and links to. */
const NEEDS = 'x-kept-needs'
/** May differ from what came over the network. */
const BYTES = 'x-kept-bytes'
/** Headers that describe the transfer, or would prevent a stored response from being found. */
const PASSING_HEADERS = ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'vary']

/** https://www.w3.org/TR/service-workers/#cache-interface */
type Things = Pick<Cache, 'put' | 'match' | 'delete' | 'keys'>

/**
 * With scripts and styles. On failure the previous copy stays, complete. @throws TypeError without network or space
 */
export async function keepPage(things: Things, address: URL, html: string, headers: Headers): Promise<void> {
  const { assets, downloads } = filesOf(html)
  for (const asset of assets) if (!(await things.match(asset))) await keepFetched(things, asset)
  const marked = address.pathname === OFFLINE_PAGE ? html : html.replace('<html', `<html ${KEPT_MARK}=""`)
  const needs = [...assets, ...downloads].map((file) => keptName(new URL(file, address)))
  await put(things, address, { body: new TextEncoder().encode(marked), headers, needs })
}

/** @throws TypeError without network or space, or if it is refused */
export async function keepFetched(things: Things, address: string, headers = {}): Promise<void> {
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`)
  await keepFile(things, new URL(answer.url), answer)
}

export async function keepFile(things: Things, address: URL, file: Response): Promise<void> {
  await put(things, address, { body: new Uint8Array(await file.arrayBuffer()), headers: file.headers })
}

/** Moves it to the end of the eviction order. */
export async function seeKept(things: Things, address: URL): Promise<Response | undefined> {
  const name = keptName(address)
  const kept = await things.match(name)
  if (kept) await things.put(name, kept.clone()).catch(() => undefined)
  return kept
}

/** What exceeds the bounds or is no longer needed by any page. */
export async function makeRoom(things: Things, bounds: Bounds): Promise<void> {
  for (const name of whatGoes(await listKept(things), bounds)) await things.delete(name)
}

/** Least recently seen first. */
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
