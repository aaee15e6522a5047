import { isUtf8 } from 'node:buffer'
import { parseEnv as parseSettings } from 'node:util'
import { variableNames } from '@/lib/core/env'

/** Read by programs and libraries below the shop. */
const FOR_OTHERS =
  /^(TZ|CI|CHROMIUM_(SHELL_)?PATH|GCLOUD_PROJECT|SSL_CERT_(FILE|DIR)|(HTTPS?|NO|ALL)_PROXY|(NODE|NEXT|GOOGLE|NPM_CONFIG)_\w+)$/i
const SETTING = /^\s*(export\s+)?[\w.-]+\s*=[ \t]*(("[^"]*"|'[^']*'|`[^`]*`)\s*?(#.*)?|.*)$/gm

/** Wrong encoding, invalid lines (by number), or invalid settings (by name). */
export class EnvFileError extends Error {
  override readonly name = 'EnvFileError'
  constructor(
    readonly problem: 'encoding' | 'lines' | 'names',
    readonly details: string,
  ) {
    super(`wrong ${problem}: ${details}`)
  }
}

/** @throws EnvFileError if it is not UTF-8, has lines that set nothing, or sets unknown names */
export function parseEnvFile(bytes: Uint8Array): Record<string, string> {
  const text = decode(bytes)
  const stray = strayLines(text)
  if (stray.length > 0) throw new EnvFileError('lines', stray.join(', '))
  const settings = Object.entries(parseSettings(text)).map(([name, value]) => [name, value ?? ''] as const)
  const unknown = settings.map(([name]) => name).filter((name) => !isKnown(name))
  if (unknown.length > 0) throw new EnvFileError('names', unknown.join(', '))
  return Object.fromEntries(settings)
}

const isKnown = (name: string) => variableNames.includes(name) || FOR_OTHERS.test(name)

/** UTF-16 without a byte order mark can also be valid UTF-8, with a zero byte beside each letter. */
function decode(bytes: Uint8Array): string {
  if (!isUtf8(bytes) || bytes.includes(0)) throw new EnvFileError('encoding', '')
  return new TextDecoder().decode(bytes)
}

function strayLines(text: string): number[] {
  const rest = text.replaceAll(SETTING, (setting) => setting.replaceAll(/[^\n]/g, '')).split('\n')
  return rest.flatMap((line, index) => (/^\s*(#|$)/.test(line) ? [] : [index + 1]))
}
