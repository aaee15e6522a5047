import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const APP = 'app'

/** Every page by its address, and every method of every route by `METHOD /address`, each with its file below `app`. */
export function findCalls(): Map<string, string> {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  return new Map(
    files.flatMap((file) => {
      const [, parent = '', kind] = /^(.*?)\/?(page\.tsx|route\.ts)$/.exec(file) ?? []
      if (!kind) return []
      const address = `/${parent.replaceAll(/\([^)]+\)\/?/g, '')}`
      if (kind === 'page.tsx') return [[address, file] as const]
      const methods = sourceOf(file).matchAll(/^export (?:const|(?:async )?function) ([A-Z]+)\b/gm)
      return [...methods].map(([, method = '']) => [`${method} ${address}`, file] as const)
    }),
  )
}

/** The source of a file below `app`. */
export function sourceOf(file: string): string {
  return readFileSync(join(APP, file), 'utf8')
}
