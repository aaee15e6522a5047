'use client'

import { createContext, useContext, type ReactNode } from 'react'
import { useTurboMode } from './use-turbo-mode'

const TurboContext = createContext(false)

/** Lets the links below it know whether they may be fetched ahead. */
export function TurboMode({ children }: { children: ReactNode }) {
  return <TurboContext value={useTurboMode()}>{children}</TurboContext>
}

export const useTurbo = () => useContext(TurboContext)
