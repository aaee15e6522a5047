import { gzipSync } from 'node:zlib'
import { nothing, withServer, PRODUCT } from './measuring/measured-shop'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

/** JavaScript loaded by start and product page beyond that of an empty page. */
export function measureScripts(): Promise<Row[]> {
  return withServer(nothing, async ({ origin }) => {
    const empty = await javascriptOf(`${origin}/bench-leer`)
    const beyond = async (page: string, path: string, atMost: number) => {
      const bytes = await javascriptOf(origin + path)
      const name = `JavaScript of the ${page} page over an empty page, KB gzipped`
      return single(name, (bytes - empty) / 1024, atMost, `${bytes} B - ${empty} B`)
    }
    return [await beyond('start', '/', 22.5), await beyond('product', PRODUCT, 35)]
  })
}

/** The JavaScript a page loads by itself, in gzipped bytes, without files for old browsers. */
async function javascriptOf(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js[^"]*)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .flatMap(([, source]) => (source ? [source] : []))
  const sizes = await Promise.all([...new Set(scripts)].map((source) => sizeOf(new URL(source, url))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(url: URL): Promise<number> {
  const response = await fetch(url)
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length
}
