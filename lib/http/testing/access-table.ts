import { readFileSync } from 'node:fs'

interface Rule {
  who: string
  /** Status for visitors who are not signed in. */
  anonymous: number
  /** Status for users without the role. */
  signedIn: number
}

/** Who may call what, by `METHOD /address` or a page's address: the table in the README. */
export function readAccessTable(): Map<string, Rule> {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('## Who may call what\n')
  const [table = ''] = section.split('\n## ')
  const rows = [...table.matchAll(/^\| (`.+`) +\| (.+?) +\| (.+?) +\|$/gm)]
  return new Map(
    rows.flatMap(([, calls = '', who = '', others = '']) => {
      const [anonymous = 200, signedIn = anonymous] = [...others.matchAll(/\d{3}/g)].map(Number)
      return [...calls.matchAll(/`([^`]+)`/g)].map(
        ([, call = '']) => [call, { who, anonymous, signedIn }] as const,
      )
    }),
  )
}
