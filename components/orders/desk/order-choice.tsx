'use client'

import { createContext, use, useState, type ReactNode } from 'react'

interface Choice {
  /** The ids of all orders on the page. */
  all: readonly string[]
  /** The ids of the selected ones, in the order of the page. */
  chosen: readonly string[]
  setChosen: (ids: readonly string[]) => void
}

const ChoiceContext = createContext<Choice>({ all: [], chosen: [], setChosen: () => {} })

export const useOrderChoice = () => use(ChoiceContext)

/** Holds the selected orders of a page; an order that disappears from the page is no longer selected. */
export function OrderChoice({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const [picked, setChosen] = useState<readonly string[]>([])
  const chosen = ids.filter((id) => picked.includes(id))
  return <ChoiceContext value={{ all: ids, chosen, setChosen }}>{children}</ChoiceContext>
}

/** Selects an order. @param name the accessible name, which identifies the order */
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
