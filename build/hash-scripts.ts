import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { staticPages } from './static-pages'

const INLINE_SCRIPT = /<script(?![^>]*\s(?:data-)?src=)([^>]*)>([\s\S]*?)<\/script>/g

/** Writes down the inline scripts of each static page, for the content security policy of `lib/http`. */
export function hashScripts(): void {
  const hashes = Object.fromEntries(
    staticPages().map(({ file, path }) => [path, hashesOf(readFileSync(file, 'utf8'))]),
  )
  writeFileSync('.next/script-hashes.json', JSON.stringify(hashes))
}

function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [...new Set(scripts)]
}
