'use client'

import { createContext, use, useState, type ReactNode } from 'react'

interface Choice {
  /** The ids of all orders on the page. */
  all: readonly string[]
  /** Those that are chosen, in the order of the page. */
  chosen: readonly string[]
  setChosen: (ids: readonly string[]) => void
}

const ChoiceContext = createContext<Choice>({ all: [], chosen: [], setChosen: () => {} })

export const useOrderChoice = () => use(ChoiceContext)

/** Keeps which orders of a page are chosen; one that leaves the page is no longer. */
export function OrderChoice({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const [picked, setChosen] = useState<readonly string[]>([])
  const chosen = ids.filter((id) => picked.includes(id))
  return <ChoiceContext value={{ all: ids, chosen, setChosen }}>{children}</ChoiceContext>
}

/** Chooses an order. @param name the accessible name, which says which one */
export function OrderCheckbox({ id, name }: { id: string; name: string }) {
  const { chosen, setChosen } = useOrderChoice()
  const isChosen = chosen.includes(id)
  return (
    <label className="-my-2.5 -ml-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={name}
        checked={isChosen}
        onChange={() => setChosen(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
        className="size-6 accent-accent"
      />
    </label>
  )
}
