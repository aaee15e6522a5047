import { keyBefore } from '@/lib/core/listing'

type Params = Record<string, string | string[] | undefined>

interface QueryField<Value> {
  name: string
  /** The default for unknown values; repeated parameters count as missing. */
  read: (given: string | undefined) => Value
  /** Undefined for the default, which the address omits. */
  write: (value: Value) => string | undefined
}

export type QueryOf<List extends { read: (params: Params) => unknown }> = ReturnType<List['read']>

export function listQuery<Query extends object>(
  path: string,
  fields: { readonly [Name in keyof Query]: QueryField<Query[Name]> },
) {
  const names = Object.keys(fields) as (keyof Query & string)[]
  return {
    read(params: Params): Query {
      const values = names.map((name) => {
        const given = params[fields[name].name]
        return [name, fields[name].read(typeof given === 'string' ? given : undefined)]
      })
      return Object.fromEntries(values) as Query
    },
    /** @param list the id of one of the page's lists */
    address(query: { readonly [Name in keyof Query]?: Query[Name] | undefined }, list?: string): string {
      const params = new URLSearchParams()
      for (const name of names) {
        const value: Query[typeof name] | undefined = query[name]
        const text = value === undefined ? undefined : fields[name].write(value)
        if (text !== undefined) params.set(fields[name].name, text)
      }
      return `${path}${params.size > 0 ? `?${params}` : ''}${list === undefined ? '' : `#${list}`}`
    },
  }
}

export function choice<Value extends string, const Default extends Value | null | undefined>(
  name: string,
  words: Readonly<Record<Value, string>>,
  usual: Default,
): QueryField<Value | Default> {
  const values = new Map(Object.entries<string>(words).map(([value, word]) => [word, value as Value]))
  const known = new Map<Value | Default, string>([...values].map(([word, value]) => [value, word]))
  return {
    name,
    read: (given = '') => values.get(given) ?? usual,
    write: (value) => (value === usual ? undefined : known.get(value)),
  }
}

export function flag(name: string, word: string): QueryField<boolean> {
  return { name, read: (given) => given === word, write: (isSet) => (isSet ? word : undefined) }
}

export function before(name: string): QueryField<string | undefined> {
  return { name, read: keyBefore, write: (key) => key }
}

export function text(name: string, longest: number): QueryField<string | undefined> {
  return { name, read: (given = '') => given.trim().slice(0, longest) || undefined, write: (value) => value }
}

export function search(name: string, longest = 100): QueryField<string> {
  return { name, read: (given = '') => given.trim().slice(0, longest), write: (value) => value || undefined }
}

export function count<Default>(name: string, usual: Default): QueryField<number | Default> {
  return {
    name,
    read: (given = '') => (/^[1-9]\d{0,6}$/.test(given) ? Number(given) : usual),
    write: (value) => (value === usual ? undefined : String(value)),
  }
}

export interface StateQuery<State extends string> {
  status: State
  before: string | undefined
}

/** With a tab for each state. @param tabs the first is the default @param words the states in the address */
export function stateQuery<State extends string>(
  path: string,
  tabs: readonly [State, ...State[]],
  words: Readonly<Record<State, string>>,
) {
  const fields = { status: choice('stand', words, tabs[0]), before: before('vor') }
  return { tabs, ...listQuery<StateQuery<State>>(path, fields) }
}
