'use client'

import { IntlProvider } from 'next-intl'
import type { ReactNode } from 'react'

interface TextsProviderProps {
  messages: object
  children: ReactNode
}

export function TextsProvider({ messages, children }: TextsProviderProps) {
  return (
    <IntlProvider locale="de" timeZone="Europe/Berlin" messages={messages} getMessageFallback={missing}>
      {children}
    </IntlProvider>
  )
}

/** Visitors see the text's name, developers an error. */
function missing({ namespace, key }: { namespace?: string; key: string }): string {
  const name = namespace === undefined ? key : `${namespace}.${key}`
  if (process.env.NODE_ENV === 'production') return name
  throw new Error(`missing in messages/de.json: ${name} (or in messages/pages.json: npm run texts)`)
}
