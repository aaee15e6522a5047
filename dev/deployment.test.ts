import { readFileSync } from 'node:fs'
import { parseEnv, variableNames } from '@/lib/core/env'
import { scripts } from '@/package.json'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const compose = readFileSync('compose.yaml', 'utf8')
const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
const unit = readFileSync('deploy/spielklang@.service', 'utf8')

/** First capture group of a pattern for each match in a text. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const only = (text: string, pattern: RegExp) => {
  const [found, ...others] = new Set(all(text, pattern))
  if (found === undefined || others.length > 0) throw new Error(`${pattern.source}: not one answer`)
  return found
}

const FOR_OTHERS = ['NODE_ENV', 'PREVIOUS', 'SHOP_UPSTREAM']
const imageVariables = Object.fromEntries(
  only(dockerfile, /^ENV (.+)$/gm)
    .split(' ')
    .map((pair) => pair.split('=')),
)

it.each([
  ['Dockerfile', dockerfile, /^ARG (\w+)=|(?<=^ENV .*)\b(\w+)=/gm],
  ['compose.yaml', compose, /^ +([A-Z]\w+): |\$\{(\w+)/gm],
  ['Caddyfile', caddyfile, /^[^#\n]*\{\$(\w+)/gm],
  ['unit', unit, /(?<=^Environment=.*)\b(\w+)=/gm],
])('the %s sets only variables that the shop knows', (_, text, pattern) => {
  const names = [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '')
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !variableNames.includes(name) && !FOR_OTHERS.includes(name))).toEqual([])
})

it('the image uses the Node version of development', () => {
  const bases = all(dockerfile, /^(?:FROM|ARG PREVIOUS=)(.+?)(?: AS \w+)?$/gm).map((base) => base.trim())
  const node = `node:${readFileSync('.nvmrc', 'utf8').trim()}-bookworm-slim`
  expect(new Set(bases)).toEqual(new Set([node, '${PREVIOUS}']))
  expect(compose).toContain(`\${PREVIOUS:-${node}}`)
})

it('image and unit start the shop as npm does', () => {
  // npm runs it in a shell, which the program replaces.
  const start = scripts.start.replace(/^exec /, '')
  expect(all(only(dockerfile, /^CMD \[(.+)\]$/gm), /"([^"]+)"/g).join(' ')).toBe(start)
  expect(only(unit, /^ExecStart=(.+)$/gm)).toBe(start)
})

it('the image’s build gets all variables that a build depends on', () => {
  const settings = only(readFileSync('build/build-if-needed.ts', 'utf8'), /settingsOf\(\{ (.+) \}/g)
  expect(all(dockerfile, /^ARG (?!PREVIOUS)(\w+)=/gm)).toEqual(settings.split(', '))
  expect(all(compose, /^ {6}(?!PREVIOUS)([A-Z_]+): \$/gm)).toEqual([...settings.split(', '), 'PUBLIC_ORIGIN'])
})

it('the ports match', () => {
  const port = String(parseEnv({}).PORT)
  expect(imageVariables.PORT).toBe(port)
  expect(only(dockerfile, /^EXPOSE (\d+)$/gm)).toBe(port)
  expect(only(compose, /^ +PORT: '(\d+)'$/gm)).toBe(port)
  expect(only(compose, /^ +SHOP_UPSTREAM: shop:(\d+)$/gm)).toBe(port)
  expect(only(caddyfile, /SHOP_UPSTREAM:127\.0\.0\.1:(\d+)/g)).toBe(port)
  expect(compose).toContain('\n  shop:\n')
})

it('the data are on a volume, and everything else is read-only', () => {
  const folder = only(dockerfile, /^VOLUME (.+)$/gm)
  expect(imageVariables.DATA_DIR).toBe(folder)
  expect(only(compose, /^ +DATA_DIR: (.+)$/gm)).toBe(folder)
  expect(compose).toContain(`- data:${folder}\n`)
  expect(compose).toContain('read_only: true')
  expect(unit).toContain('ProtectSystem=strict')
})

it('no secret gets into the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env*', '.data', '.git']))
})

it('the shop has enough time to shut down, and keeps idle connections longer than the proxy', () => {
  const ms = (text: string) => Number(text.replaceAll('_', ''))
  const longest = ms(only(readFileSync('server/stop.mjs', 'utf8'), /^const LONGEST_MS = ([\d_]+)$/gm))
  expect(ms(only(unit, /^TimeoutStopSec=(\d+)$/gm)) * 1000).toBeGreaterThan(longest)
  expect(ms(only(compose, /^ +stop_grace_period: (\d+)s$/gm)) * 1000).toBeGreaterThan(longest)
  const kept = ms(only(readFileSync('server/server.mjs', 'utf8'), /keepAliveTimeout: ([\d_]+),/g))
  expect(ms(only(caddyfile, /keepalive (\d+)s/g)) * 1000).toBeLessThan(kept)
})
