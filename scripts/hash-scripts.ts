import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const PAGES = '.next/server/app'
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Writes down the inline scripts of each static page, for the content security policy of `lib/http`. */
export function hashScripts(): void {
  const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const hashes = Object.fromEntries(
    pages.map((file) => [pathOf(file), hashesOf(readFileSync(`${PAGES}/${file}`, 'utf8'))]),
  )
  writeFileSync('.next/script-hashes.json', JSON.stringify(hashes))
}

function pathOf(file: string): string {
  const path = `/${file.slice(0, -'.html'.length)}`
  return path === '/index' ? '/' : path
}

function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [...new Set(scripts)]
}
