import format, { type CompiledMessage } from 'icu-minify/format'
import type {
  MessageKeys,
  Messages,
  NamespaceKeys,
  NestedKeyOf,
  NestedValueOf,
  RichTranslationValues,
  TranslationValues,
} from 'next-intl'
import { createContext, createElement, Fragment, use, useMemo, type ReactNode } from 'react'

export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

/** `npm run check -- types` finds missing texts by this name, which next-intl uses as well. */
type NamespacedMessageKeys<Tree, Name extends string> = MessageKeys<
  NestedValueOf<Tree, Name>,
  NestedKeyOf<NestedValueOf<Tree, Name>>
>

interface TranslatorOf<Key> {
  (key: Key, values?: TranslationValues): string
  /** With elements for the tags of a text. */
  rich(key: Key, values: RichTranslationValues): ReactNode
  has(key: Key): boolean
}

export type Translator<Name extends Namespace> = TranslatorOf<NamespacedMessageKeys<Messages, Name>>

/** Trees of compiled messages, the innermost first. */
export const Texts = createContext<readonly object[]>([])

/** The texts of a namespace in messages/de.json, in the browser; on the server use `getTranslations`. */
export function useTranslations<Name extends Namespace>(namespace: Name): Translator<Name> {
  const trees = use(Texts)
  return useMemo(() => translator(trees, namespace), [trees, namespace])
}

const LOCALE = 'de'
const OPTIONS = {
  timeZone: 'Europe/Berlin',
  formatters: {
    getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...options),
    getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
      new Intl.NumberFormat(...options),
    getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
      new Intl.PluralRules(...options),
  },
}

function translator(trees: readonly object[], namespace: string): TranslatorOf<string> {
  const find = (key: string): CompiledMessage | undefined => {
    for (const tree of trees) {
      const found = at(tree, `${namespace}.${key}`)
      if (isMessage(found)) return found
    }
    return undefined
  }
  const messageOf = (key: string): CompiledMessage => find(key) ?? missing(`${namespace}.${key}`)
  return Object.assign(
    (key: string, values?: TranslationValues) => String(format(messageOf(key), LOCALE, values, OPTIONS)),
    {
      rich: (key: string, values: RichTranslationValues) => {
        const parts: ReactNode = format<ReactNode>(messageOf(key), LOCALE, values, OPTIONS)
        return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts
      },
      has: (key: string) => find(key) !== undefined,
    },
  )
}

function at(tree: object, path: string): unknown {
  return path.split('.').reduce<unknown>((below, name) => Object(below)[name], tree)
}

function isMessage(found: unknown): found is CompiledMessage {
  return typeof found === 'string' || Array.isArray(found)
}

/** Visitors see the text's name, developers an error. */
function missing(name: string): string {
  const problem = `missing in messages/de.json: ${name} (or in messages/pages.json: npm run texts)`
  if (process.env.NODE_ENV !== 'production') throw new Error(problem)
  if (typeof window !== 'undefined') reportError(new Error(problem))
  return name
}
