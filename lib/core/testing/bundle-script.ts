import { execFileSync } from 'node:child_process'
import { existsSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Packages with native parts, worker threads or additional files, which are not bundled. */
const apart = [
  'better-sqlite3',
  'esbuild',
  'firebase-admin',
  'fontkit',
  'mjml',
  'pdfjs-dist',
  'pdfkit',
  'pino',
  'piscina',
  'ssh2',
  'subset-font',
]
/** Bundled CommonJS packages load Node's own modules by `require`. */
const requiring = `import { createRequire as requiring } from 'node:module';const require = requiring(import.meta.url);`

export function bundleOf(script: string, folder: string): string {
  return join(folder, `${script.replaceAll('/', '-')}.mjs`)
}

/**
 * Bundles a script of the project with all its imports into one file of a folder outside it, which starts in a
 * quarter of the processor time.
 * @returns the file
 */
export function bundleScript(script: string, folder: string): string {
  const modules = join(folder, 'node_modules')
  if (!existsSync(modules)) symlinkSync(resolve('node_modules'), modules)
  const file = bundleOf(script, folder)
  const form = ['--bundle', '--platform=node', '--format=esm', '--target=node20', '--conditions=react-server']
  const external = apart.map((name) => `--external:${name}`)
  const to = [`--banner:js=${requiring}`, `--outfile=${file}`, '--log-level=error']
  execFileSync('node_modules/.bin/esbuild', [script, ...form, ...external, ...to])
  return file
}
