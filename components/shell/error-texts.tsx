'use client'

import { createContext, useContext, type ReactNode } from 'react'

interface Texts {
  pageTitle: string
  title: string
  text: string
  retry: string
}

const ErrorTexts = createContext<Texts>({ pageTitle: '', title: '', text: '', retry: '' })

/** The texts of the error page, which is a client component without properties of ours. */
export function ErrorTextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <ErrorTexts value={texts}>{children}</ErrorTexts>
}

export const useErrorTexts = () => useContext(ErrorTexts)
