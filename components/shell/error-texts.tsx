'use client'

import { createContext, useContext, type ReactNode } from 'react'

interface Texts {
  pageTitle: string
  title: string
  text: string
  retry: string
}

const ErrorTexts = createContext<Texts>({ pageTitle: '', title: '', text: '', retry: '' })

/** The shop cannot pass props to the error page. */
export function ErrorTextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <ErrorTexts value={texts}>{children}</ErrorTexts>
}

export const useErrorTexts = () => useContext(ErrorTexts)
