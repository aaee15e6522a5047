import 'server-only'
import type { Messages } from 'next-intl'
import {
  createFormatter,
  createTranslator,
  type NamespaceKeys,
  type NestedKeyOf,
  type NestedValueOf,
} from 'use-intl/core'
import messages from './de.json'

type Groups = NamespaceKeys<Messages, NestedKeyOf<Messages>>

/** The shop's times: readers may be in any time zone. */
const intl = { locale: 'de', timeZone: 'Europe/Berlin' } as const

export const format = createFormatter(intl)

/** For what no component says: mails, documents, refusals, commands. */
export function translator<const Group extends Groups>(namespace: Group) {
  return createTranslator({ ...intl, messages, namespace })
}

/** As they are written, with placeholders that nobody fills. */
export function textGroup<const Group extends Groups>(group: Group): NestedValueOf<Messages, Group> {
  const found = group.split('.').reduce<unknown>((texts, key) => Reflect.get(Object(texts), key), messages)
  return found as NestedValueOf<Messages, Group>
}

export const tFields = translator('fields')
export const tErrors = translator('errors')
