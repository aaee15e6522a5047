'use client'

import { use, useMemo, type ReactNode } from 'react'
import { Texts } from './use-translations'

interface TextsProviderProps {
  /** As compiled by `compiledTexts`. */
  messages: object
  children: ReactNode
}

/** Adds texts to those that are provided around it. */
export function TextsProvider({ messages, children }: TextsProviderProps) {
  const around = use(Texts)
  return <Texts value={useMemo(() => [messages, ...around], [messages, around])}>{children}</Texts>
}
