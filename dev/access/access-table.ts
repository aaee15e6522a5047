import { readFileSync } from 'node:fs'

const FILE = 'docs/access.md'

interface Rule {
  who: string
  /** Status for visitors who are not signed in. */
  anonymous: number
  /** Status for users without the role. */
  signedIn: number
}

/** Who may call what, by `METHOD /address` or a page's address: the table of docs/access.md. */
export function readAccessTable(): Map<string, Rule> {
  const rows = readFileSync(FILE, 'utf8').matchAll(/^\| `([^`]+)` +\| (.+?) +\| (.+?) +\|$/gm)
  return new Map(
    [...rows].map(([, call = '', who = '', others = '']) => {
      const [anonymous = 200, signedIn = anonymous] = [...others.matchAll(/\d{3}/g)].map(Number)
      return [call, { who, anonymous, signedIn }] as const
    }),
  )
}
