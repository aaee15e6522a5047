import { keyBefore } from '@/lib/core/listing'

/** Entries in a state, from a key on. */
export interface StateQuery<State extends string> {
  status: State
  before?: string | undefined
}

/**
 * The addresses of a list with a tab for each state.
 * @param tabs in their sequence; the first is shown where the address names none
 * @param words how the address names each state
 */
export function stateQuery<State extends string>(
  path: string,
  tabs: readonly [State, ...State[]],
  words: Readonly<Record<State, string>>,
) {
  const [usual] = tabs
  return {
    tabs,
    /** Ignores what it does not understand. */
    read: (params: Record<string, string | string[] | undefined>): StateQuery<State> => ({
      status: tabs.find((tab) => words[tab] === params.stand) ?? usual,
      before: keyBefore(params.vor),
    }),
    addressOf: ({ status, before }: StateQuery<State>): string => {
      const params = new URLSearchParams(status === usual ? {} : { stand: words[status] })
      if (before !== undefined) params.set('vor', before)
      return params.size > 0 ? `${path}?${params}` : path
    },
  }
}
