'use client'

import { createContext, useContext, type ReactNode } from 'react'

interface Texts {
  pageTitle: string
  title: string
  text: string
  retry: string
}

const ErrorTexts = createContext<Texts>({ pageTitle: '', title: '', text: '', retry: '' })

/** Hands the error page its texts: it is a client component that gets no properties of the shop's. */
export function ErrorTextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <ErrorTexts value={texts}>{children}</ErrorTexts>
}

export const useErrorTexts = () => useContext(ErrorTexts)
