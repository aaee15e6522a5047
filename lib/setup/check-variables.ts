import { isGiven } from '@/lib/core/derived-settings'
import { parseLoosely, problemsOf, type Source } from '@/lib/core/env-schema'
import { ShopError } from '@/lib/core/errors'
import { deskVariables } from '@/lib/core/desk-variables'
import type { Owner } from '@/lib/legal/schema'
import messages from '@/messages/de.json'
import type { Variables } from './data'
import { neededForPublic } from './needed-for-public'

const texts = messages.setup.problems

interface Around {
  owner: Owner
  /** Takes precedence over stored values. */
  environment: Source
}

/** By its result with all others. @param change null unsets @throws ShopError `invalid_input` by field */
export function checkVariables(
  present: Variables,
  change: Readonly<Record<string, string | null>>,
  { owner, environment }: Around,
): void {
  const names = deskVariables.filter((name) => name in change)
  refuse(names.filter((name) => isGiven(name, environment)).map((name) => [name, texts.given]))

  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const changed = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, value ?? undefined]),
  )
  const stored: Source = { ...present, ...given }
  // An invalid stored value has no effect. It would hide what other variables require, and none could be saved.
  const wrongBefore = problemsOf(stored)
  const before = Object.fromEntries(Object.entries(stored).filter(([name]) => !wrongBefore.includes(name)))
  const after: Source = { ...before, ...changed, ...given }
  const known = problemsOf(before)
  const problems = problemsOf(after)
  const isNew = (name: string) =>
    problems.includes(name) && (change[name] !== undefined || !known.includes(name))
  // The requirements of a public address are checked below, and reported at the address.
  const wrong = deskVariables.filter(isNew)
  refuse(wrong.map((name) => [name, after[name] ? texts.wrong[name] : texts.missing]))

  const needs = neededForPublic(parseLoosely(after), owner)
  const isWorse = needs.length > neededForPublic(parseLoosely(before), owner).length
  const place = names.find((name) => name === 'PUBLIC_ORIGIN') ?? names[0]
  if (place === undefined || !(isWorse || (needs.length > 0 && change.PUBLIC_ORIGIN))) return
  const list = new Intl.ListFormat('de', { type: 'conjunction' }).format(
    needs.map((need) => texts.needs[need]),
  )
  refuse([[place, (change.PUBLIC_ORIGIN ? texts.forPublic : texts.stillPublic).replace('{list}', list)]])
}

function refuse(fields: [name: string, sentence: string][]): void {
  if (fields.length > 0) throw new ShopError('invalid_input', { fields: Object.fromEntries(fields) })
}
